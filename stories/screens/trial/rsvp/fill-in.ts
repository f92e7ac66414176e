import { paste, type PlayContext } from '../../../play.ts';

/** A demo invite to several sessions. */
export const openDay = '/rsvp?token=rsvp-open-day-made-up';

export const choose = async ({ canvas, userEvent }: PlayContext, session: string) =>
  userEvent.click(await canvas.findByRole('radio', { name: session }));

export async function fillIn(
  context: PlayContext,
  { number = '082 555 0143', session = 'Make Your Own Game' } = {},
) {
  const { canvas } = context;
  await choose(context, session);
  await paste(context, canvas.getByLabelText('Full name'), 'Mandla Radebe');
  await paste(context, canvas.getByLabelText('Contact number'), number);
  await paste(context, canvas.getByLabelText('Email address'), 'mandla@springbyte.test');
}

export const submit = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit RSVP' }));
