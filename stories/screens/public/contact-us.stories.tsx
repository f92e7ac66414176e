import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const at = '/contact-us';
const message = 'Hi, I would like to know more about coding classes for my child.';

const meta = preview.meta({
  title: 'Screens/Public/Contact us',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
  },
});

/**
 * The link opens a chat with the displayed message (D-196). The contact page and the offline-payment page show the
 * same office (D-031).
 */
export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
    await expect(canvas.getByText(message)).toBeVisible();
    const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Chat to us' });
    await expect(new URL(chat.href).searchParams.get('text')).toBe(message);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '+27 00 000 0000' })).toHaveAttribute(
      'href',
      'tel:+27000000000',
    );
    await expect(canvas.getByRole('link', { name: 'office@springbyte.test' })).toHaveAttribute(
      'href',
      'mailto:office@springbyte.test',
    );
    await expect(canvas.getByText('1 Example Road, Observatory, Cape Town')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
    await waitFor(() => expect(document.title).toBe('Contact Us · Springbyte'));
  },
});
export const Parent = meta.story(visit({ at, as: 'naledi' }));
