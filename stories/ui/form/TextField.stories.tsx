import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '#ui/form/TextField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Column } from '../specimen.tsx';

const long =
  'Write the name exactly as on the school report, with every surname, so that the certificate is right.';

const sentence = 'The cat sat on the mat, and it did not move for hours.';

function States() {
  return (
    <Column narrow>
      <TextField label="Name" defaultValue="Zola" description="As the school writes it." />
      <TextField label="Town" placeholder="Such as Polokwane" />
      <TextField label="Email" defaultValue="naledi@springbyte" errorMessage="Enter a valid email address." />
      <TextField label="Username" defaultValue="lwazi" isReadOnly description="Read-only" />
      <TextField label="Grade" defaultValue="Grade 4" isDisabled />
      <TextField label="Reason" multiline rows={3} defaultValue="The second answer is also right." />
      <TextField
        label="Paragraph"
        multiline
        grows
        rows={1}
        value={sentence}
        backdrop={
          <>
            The <mark>cat</mark> sat on the mat, and it <mark data-invalid>did</mark> not move for hours.
          </>
        }
        warning="The sentence is long."
      />
      <TextField
        label="Name on the certificate of the coding school"
        description={long}
        errorMessage={long}
      />
    </Column>
  );
}

/** Unmounts when its text is "done", like a field of a form that closes after saving. */
function UnmountingField() {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <p>Saved</p>;
  const onChange = (value: string) => {
    if (value === 'done') setTimeout(() => setIsDone(true));
  };
  return <TextField label="Name" onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Design system/TextField',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { description: 'As the school writes it.' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('As the school writes it.');
    await userEvent.type(input, 'Zola');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zola');
  },
});

export const Invalid = meta.story({
  args: { label: 'Email', verbatim: true, errorMessage: 'Enter a valid email address.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(input).toHaveAttribute('autocapitalize', 'off');
  },
});

export const UnmountedWhileTyping = meta.story({
  render: () => <UnmountingField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'done');
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
});

export const AllStates = meta.story({ render: () => <States />, tags: ['dark'] });
export const AllStatesLearnerDensity = meta.story({
  render: () => <States />,
  globals: { density: 'learner' },
});
export const AllStatesStaffDensity = meta.story({ render: () => <States />, globals: { density: 'staff' } });
