import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TwoPanes } from '#components/page/two-panes.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';

const changes = ['Halves, quarters and eighths', 'Adding fractions', 'Fractions on a number line'];

function Review() {
  const [chosen, choose] = useState<string>();
  return (
    <main style={{ padding: 'var(--main-padding)', fontSize: 'var(--text)' }}>
      <Heading level={1}>Moderation</Heading>
      <TwoPanes
        labels={{ list: 'Changes', detail: 'Chosen change' }}
        list={
          <ul>
            {changes.map((change) => (
              <li key={change} data-item={change}>
                <a
                  href="#change"
                  onClick={(event) => {
                    event.preventDefault();
                    choose(change);
                  }}
                >
                  {change}
                </a>
              </li>
            ))}
          </ul>
        }
        openItem={chosen}
        placeholder={<p>Choose a change.</p>}
        detail={
          chosen === undefined ? undefined : (
            <>
              <Button onPress={() => choose(undefined)}>Back to the changes</Button>
              <Heading level={2} isFocusable>
                {chosen}
              </Heading>
            </>
          )
        }
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Page/TwoPanes',
  component: Review,
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
});

export const SideBySide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose a change.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Adding fractions' });
    await userEvent.click(link);
    await expect(canvas.getByRole('region', { name: 'Chosen change' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Changes' })).toBeVisible();
    await expect(link).toHaveFocus();
  },
});

/** On a phone the detail replaces the list and takes the focus. Going back returns the focus to the item. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose a change.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Adding fractions' }));
    await expect(canvas.queryByRole('region', { name: 'Changes' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Adding fractions' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the changes' }));
    await expect(canvas.getByRole('region', { name: 'Changes' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Adding fractions' })).toHaveFocus());
  },
});
