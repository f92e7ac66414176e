import { clock } from '#lib/time/clock.ts';
import { paste, type PlayContext } from '../play.ts';
import { storyNow } from '../visit.tsx';

/** The token has long expired when the next request is made. */
export function letSessionEnd(): void {
  const later = new Date(storyNow.getTime() + 30 * 86_400_000);
  clock.now = () => later;
}

/** The same user, or another one, signs in on the login page that the ended session has opened. */
export async function loginAgain({ canvas, userEvent }: PlayContext, userName: string): Promise<void> {
  const name = await canvas.findByLabelText('Email or username');
  // The mock's clock is stopped: the token that it issues is valid again.
  clock.now = () => storyNow;
  await paste({ userEvent }, name, userName);
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}
