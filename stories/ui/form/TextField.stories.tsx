import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '#ui/form/TextField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const long =
  'Write the name exactly as on the school report, with every surname, so that the certificate is right.';

const sentence = 'The cat sat on the mat, and it did not move for hours.';

const highlighted = (
  <>
    The <mark>cat</mark> sat on the mat, and it <mark data-invalid>did</mark> not move for hours.
  </>
);

const onChange = fn();

const meta = preview.meta({
  title: 'Design system/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Name', onChange },
  parameters: componentPage({
    use: ['For a short text: a name, an email address, a phone number.', 'With `multiline`, for sentences.'],
    instead: [
      'For a password, [PasswordField]. For a number, [NumberField]. For a date, [DateField]. For a file, [FileField].',
      'For a choice from known values, [RadioGroup] or [Select].',
    ],
    anatomy: {
      render: () => (
        <TextField
          label="Email"
          mark="required"
          labelEnd={<a href="#help">Help</a>}
          defaultValue="naledi@springbyte"
          description="For the results of your learners."
          errorMessage="Enter a valid email address."
        />
      ),
      parts: {
        'Label, with the mark of required or optional fields': 'label',
        'Addition to the label (optional)': 'a',
        Control: 'input',
        'Help (optional)': '[slot=description]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: [
      'Write help that users need before they type, such as “As the school writes it.”',
      'Name the cause in the error, and what to do.',
      'Mark the required or the optional fields of a form: the kind with fewer fields.',
    ],
    dont: [
      'Replace the label with a placeholder: it disappears while the user types.',
      'Disable a field whose value users must read or copy. Make it read-only.',
      'Show an error while the user types in the field for the first time.',
    ],
  }),
});

const zola = { label: 'Name', defaultValue: 'Zola' };

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <>
      <Cases isFluid title="States">
        <Case name="Empty, with a placeholder">
          <TextField label="Town" placeholder="Such as Polokwane" />
        </Case>
        <Case name="Filled, with help">
          <TextField {...zola} description="As the school writes it." />
        </Case>
        <Case name="Focus" force="focus-visible">
          <TextField {...zola} />
        </Case>
        <Case name="Required">
          <TextField {...zola} mark="required" isRequired />
        </Case>
        <Case name="Optional">
          <TextField {...zola} mark="optional" />
        </Case>
        <Case name="Error">
          <TextField
            label="Email"
            verbatim
            defaultValue="naledi@springbyte"
            errorMessage="Enter a valid email address."
          />
        </Case>
        <Case name="Warning">
          <TextField label="Age" defaultValue="61" warning="Most learners are 7 to 16 years old." />
        </Case>
        <Case name="Read-only">
          <TextField label="Username" defaultValue="lwazi" isReadOnly />
        </Case>
        <Case name="Disabled">
          <TextField label="Grade" defaultValue="Grade 4" isDisabled />
        </Case>
        <Case name="Addition to the label">
          <TextField {...zola} labelEnd={<a href="#help">Help</a>} />
        </Case>
        <Case name="Hidden label">
          <TextField {...zola} hidesLabel />
        </Case>
        <Case name="Long texts">
          <TextField
            label="Name on the certificate of the coding school"
            description={long}
            errorMessage={long}
          />
        </Case>
      </Cases>
      <Cases isFluid title="Several lines">
        <Case name="Fixed height">
          <TextField label="Reason" multiline rows={3} defaultValue="The second answer is also right." />
        </Case>
        <Case name="Growing, with highlights">
          <TextField label="Paragraph" multiline grows rows={1} value={sentence} backdrop={highlighted} />
        </Case>
      </Cases>
      <Cases isFluid title="Densities">
        <Case name="Learner">
          <div data-density="learner">
            <TextField {...zola} />
          </div>
        </Case>
        <Case name="Staff">
          <div data-density="staff">
            <TextField {...zola} />
          </div>
        </Case>
      </Cases>
    </>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(email).toHaveAttribute('autocapitalize', 'off');
    const age = canvas.getByRole('textbox', { name: 'Age' });
    await expect(age).toBeValid();
    await expect(age).toHaveAccessibleDescription('Most learners are 7 to 16 years old.');
  },
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField label="Username" defaultValue="lwazi" isReadOnly />
      <TextField label="Grade" isDisabled />
      <TextField label="Reason" multiline defaultValue="The second answer" onChange={onChange} />
    </>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the field.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
        await userEvent.keyboard('Zola');
        await expect(onChange).toHaveBeenLastCalledWith('Zola');
      },
    },
    {
      keys: ['Tab'],
      effect: 'Also reaches a read-only field.',
      check: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus(),
    },
    {
      keys: ['Tab'],
      effect: 'Skips a disabled field.',
      check: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus(),
    },
    {
      keys: ['Enter'],
      effect: 'Adds a line break in a field with several lines.',
      check: async () => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('\n')),
    },
  ]),
});

/** Unmounts when its text is "done", like a field of a form that closes after saving. */
function UnmountingField() {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <p>Saved</p>;
  const unmount = (value: string) => {
    if (value === 'done') setTimeout(() => setIsDone(true));
  };
  return <TextField label="Name" onChange={unmount} />;
}

export const UnmountedWhileTyping = meta.story({
  tags: ['interaction'],
  render: () => <UnmountingField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'done');
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
});
