import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import {
  array,
  boolean,
  file,
  literal,
  minLength,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  type InferInput,
} from 'valibot';
import { dateOfBirth, email, optionalText, requiredText } from '#components/form/field-rules.ts';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormCheckbox } from '#components/form/fields/form-checkbox.tsx';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormFileField } from '#components/form/fields/form-file-field.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormSwitch } from '#components/form/fields/form-switch.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { FormPage } from './form-page.tsx';

const schema = object({
  name: requiredText('Name is required.'),
  email: email('Enter a valid email.'),
  note: optionalText(),
  seats: pipe(number('Seats is required.'), minValue(1, 'There has to be at least one seat.')),
  campus: pipe(string(), nonEmpty('Campus is required.')),
  day: dateOfBirth('Enter the whole date.', 'Date is required.'),
  role: picklist(['Parent', 'Learner'], 'Role is required.'),
  topics: pipe(array(string()), minLength(1, 'Choose a topic.')),
  picture: nullable(file('Picture is required.')),
  password: pipe(string(), nonEmpty('Password is required.')),
  consent: literal(true, 'Please agree first.'),
  isActive: boolean(),
});

type Values = InferInput<typeof schema>;

const emptyValues: Values = {
  name: '',
  email: '',
  note: '',
  seats: null as unknown as number,
  campus: '',
  day: '',
  role: '' as 'Parent',
  topics: [],
  picture: null,
  password: '',
  consent: false as true,
  isActive: true,
};

const picture = new File(['x'], 'zola.png', { type: 'image/png' });

const filledValues: Values = {
  ...emptyValues,
  name: 'Zola',
  email: 'zola@springbyte.test',
  seats: 12,
  campus: 'umh',
  day: '2018-02-09',
  role: 'Learner',
  topics: ['Robots'],
  picture,
  password: 'Learn2code!',
  consent: true,
};

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

interface ExampleProps {
  /** Saving succeeds when the returned promise resolves. */
  send: (values: object) => unknown;
  values?: Values;
}

function Example({ send, values: start = emptyValues }: ExampleProps) {
  const form = useProblemForm({
    schema,
    defaultValues: start,
    mutation: { mutationFn: async (values: object) => send(values) },
    texts: { busy: 'Saving…', success: 'Saved', failed: 'Not saved' },
  });
  const { control } = form;
  return (
    <div style={{ maxWidth: 520 }}>
      <Form form={form}>
        <h1 tabIndex={-1}>Every field</h1>
        <FormPair>
          <FormTextField control={control} name="name" label="Name" description="As the school writes it." />
          <FormTextField control={control} name="email" label="Email" type="email" verbatim />
        </FormPair>
        <FormTextArea control={control} name="note" label="Note" rows={3} />
        <FormPair>
          <FormNumberField control={control} name="seats" label="Seats" />
          <FormDateField control={control} name="day" label="Day" />
        </FormPair>
        <FormSelect
          control={control}
          name="campus"
          label="Campus"
          options={[
            { id: 'obs', label: 'Observatory' },
            { id: 'umh', label: 'Umhlanga' },
          ]}
        />
        <FormRadioGroup
          control={control}
          name="role"
          label="Role"
          options={options('Parent', 'Learner')}
          columns={2}
        />
        <FormCheckboxGroup
          control={control}
          name="topics"
          label="Topics"
          options={options('Loops', 'Robots')}
          description="As many as you like."
        />
        <FormFileField
          control={control}
          name="picture"
          label="Picture"
          accept={['.png', '.jpg']}
          description="PNG or JPG."
        />
        <FormPasswordField control={control} name="password" label="Password" />
        <FormCheckbox control={control} name="consent" label="I agree to the terms" />
        <FormSwitch control={control} name="isActive" label="Active" description="Visitors can see it." />
        <FormSubmit>Save</FormSubmit>
      </Form>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Form/Fields',
  component: Example,
  args: { send: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '`<FormTextField control={control} name="city" label="City" />` and its siblings: value, error, focus and whether it is required come from the schema. A field name that the schema lacks, or whose value has another type, is a type error.',
      },
    },
  },
  render: (args) => <FormPage page={() => <Example {...args} />} />,
});

const messages = [
  'Name is required.',
  'Enter a valid email.',
  'Seats is required.',
  'Campus is required.',
  'Date is required.',
  'Role is required.',
  'Choose a topic.',
  'Password is required.',
  'Please agree first.',
];

/** Required fields are announced as required. The labels of optional fields end with “(optional)”. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Note (optional)' })).not.toBeRequired();
    await expect(canvas.getByLabelText('Picture (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('As the school writes it.');
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked();
  },
});

async function submit({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  await canvas.findByText('Name is required.');
}

/** Each invalid field shows its error, the first one has the focus, and no request is sent. */
export const InvalidFields = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    await submit({ canvas, userEvent });
    for (const message of messages) await canvas.findByText(message);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Role' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
});
export const InvalidFieldsLearnerDensity = meta.story({ globals: { density: 'learner' }, play: submit });

async function fillIn({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByLabelText('Name'), ' Zola ');
  await userEvent.type(canvas.getByLabelText('Email'), 'zola@springbyte.test');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Seats' }), '12');
  await userEvent.type(canvas.getByLabelText('Day'), '2018-02-09');
  await userEvent.click(canvas.getByRole('button', { name: /Campus/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Umhlanga' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Learner' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Robots' }));
  await userEvent.upload(canvas.getByLabelText('Picture (optional)'), picture);
  await userEvent.type(canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
}

/** The request contains the value of each field. The input remains after saving. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith({
      name: 'Zola',
      email: 'zola@springbyte.test',
      note: '',
      seats: 12,
      campus: 'umh',
      day: '2018-02-09',
      role: 'Learner',
      topics: ['Robots'],
      picture: expect.any(File) as File,
      password: 'Learn2code!',
      consent: true,
      isActive: true,
    });
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Zola'));
    await expect(canvas.getByLabelText('Day')).toHaveValue('2018-02-09');
  },
});
const filled = {
  args: { values: filledValues },
  play: async ({ canvas }: PlayContext) => {
    await canvas.findByRole('button', { name: 'Remove zola.png' });
  },
};
export const FilledStaffDensity = meta.story({
  ...filled,
  globals: { density: 'staff' },
  tags: ['dark', 'phone'],
});

export const ReadOnlyWhileSending = meta.story({
  args: { values: filledValues },
  globals: { density: 'staff' },
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mocked(args.send).mockReturnValue(promise);
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, '{Enter}');
    await canvas.findByRole('button', { name: 'Saving…' });
    await expect(name).toHaveFocus();

    for (const label of ['Name', 'Email', 'Note (optional)', 'Seats', 'Day', 'Password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    const campus = canvas.getByRole('button', { name: /Campus/ });
    await userEvent.click(campus);
    await userEvent.keyboard('{ArrowRight}{Enter}o');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(campus).toHaveTextContent('Umhlanga');
    const role = within(canvas.getByRole('radiogroup', { name: 'Role' }));
    await userEvent.click(role.getByText('Parent'));
    await expect(role.getByRole('radio', { name: 'Learner' })).toBeChecked();
    for (const [choice, isChecked] of [
      [canvas.getByRole('checkbox', { name: 'Loops' }), false],
      [canvas.getByRole('checkbox', { name: 'I agree to the terms' }), true],
      [canvas.getByRole('switch', { name: 'Active' }), true],
    ] as const) {
      await userEvent.click(choice);
      if (isChecked) await expect(choice).toBeChecked();
      else await expect(choice).not.toBeChecked();
    }
    const fileInput = canvas.getByLabelText('Picture (optional)');
    for (const type of ['click', 'drop']) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      fileInput.dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
    }
    await expect(canvas.getByRole('button', { name: 'Remove zola.png' })).toBeDisabled();

    resolve();
    await canvas.findByRole('button', { name: 'Save' });
    await expect(name).not.toHaveAttribute('readonly');
  },
});

/** Removing the file empties its field and keeps the focus there. A date in the future shows an error. */
export const ClearedAndInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLInputElement>('Picture (optional)');
    await userEvent.upload(field, picture);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove zola.png' }));
    await waitFor(() => expect(field.files).toHaveLength(0));
    await expect(field).toHaveFocus();
    const day = canvas.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '2999-02-09');
    await userEvent.tab();
    await canvas.findByText('This date is in the future.');
  },
});
