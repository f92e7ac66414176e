import { paste, type PlayContext } from '../../play.ts';

export const at = '/auth/register';
export const heading = 'Register as a parent and then add the child or children';

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const bongiwe = {
  Name: 'Bongiwe',
  Surname: 'Mabaso',
  Email: 'bongiwe@springbyte.test',
  'Cellphone number': '0725550173',
  'WhatsApp number': '0725550173',
  Town: 'Cape Town',
  'Postal Code': '7925',
  Password: 'Learn2code!',
  'Confirm password': 'Learn2code!',
};

/** Fills in by pasting: it is allowed everywhere, also for passwords. What stands in a field goes. */
export async function fill({ canvas, userEvent }: PlayContext, values: Partial<typeof bongiwe>) {
  await canvas.findByRole('heading', { level: 1, name: heading });
  for (const [label, text] of Object.entries(values)) {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    if (field.value !== '') await userEvent.clear(field);
    await paste({ userEvent }, field, text);
  }
}

export const submit = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Register' }));

export async function register({ canvas, userEvent }: PlayContext, values: Partial<typeof bongiwe> = {}) {
  await fill({ canvas, userEvent }, { ...bongiwe, ...values });
  await submit({ canvas, userEvent });
}
