import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { setClockAhead, wrongClockAdvice, wrongClockTitle } from '../../wrong-clock.ts';

/** By the device's clock, the token has expired when the login response arrives. */
const meta = preview.meta({ title: 'Screens/Auth/Login with a wrong clock' });

async function submitLogin({ canvas, userEvent }: PlayContext) {
  await paste({ userEvent }, await canvas.findByLabelText('Email or username'), 'lwazi');
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** One message is shown; the form keeps its values. */
export const Refused = meta.story({
  ...visit({ at: '/auth/login?message=Please%20sign%20in.' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas } = context;
    setClockAhead();
    await submitLogin(context);
    const alert = await canvas.findByText(wrongClockTitle);
    await expect(canvas.getByText(wrongClockAdvice)).toBeVisible();
    await expect(canvas.queryByText('Please sign in.')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
    await expect(page.queryByText('Login successful!')).toBeNull();
    await expect(page.queryByText('Login Failed')).toBeNull();
    await expect(localStorage).toHaveLength(0);
  },
});
