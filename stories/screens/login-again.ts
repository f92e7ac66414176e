import { paste, type PlayContext } from '../play.ts';
import { setTimeSinceStoryStart } from '../visit.tsx';

/** The token has long expired when the next request is made. */
export const letSessionEnd = (): void => setTimeSinceStoryStart(30 * 86_400_000);

/** The same user, or another one, signs in on the login page that the ended session has opened. */
export async function loginAgain({ canvas, userEvent }: PlayContext, userName: string): Promise<void> {
  const name = await canvas.findByLabelText('Email or username');
  // What is kept on the device for a day comes back.
  setTimeSinceStoryStart(0);
  await paste({ userEvent }, name, userName);
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}
