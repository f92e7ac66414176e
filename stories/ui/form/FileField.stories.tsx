import { expect, fn, waitFor } from 'storybook/test';
import { FileField, type FileFieldProps } from '#ui/form/FileField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();
const worksheet = new File(['Fractions'], 'worksheet.pdf', { type: 'application/pdf' });

function Worksheet({ value = null, ...props }: Partial<FileFieldProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <FileField label="Worksheet" accept={['.pdf']} {...props} value={current} onChange={setCurrent} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/FileField',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'Worksheet', value: null, onChange },
  parameters: componentPage({
    use: ['For one file from the device: a picture, a worksheet, a spreadsheet.'],
    instead: ['To choose one of several pictures that the application offers, [PictureRadioGroup].'],
    anatomy: {
      render: () => (
        <Worksheet
          value={worksheet}
          description="A PDF of at most 5 MB."
          errorMessage="The file is too large."
        />
      ),
      parts: {
        Label: 'label',
        'Control of the browser, with the name of the file': 'input',
        'Button that removes the file': 'button',
        'Help (optional)': 'span[id$=-help]',
        'Field error with its icon': 'span[id$=-error]',
      },
    },
    do: ['Name the types and the largest size in the help.'],
    dont: ['Rely on `accept`: browsers do not enforce it. Check the file, and show an error.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Empty, with help">
        <Worksheet description="A PDF of at most 5 MB." />
      </Case>
      <Case name="With a file">
        <Worksheet value={worksheet} />
      </Case>
      <Case name="Required">
        <Worksheet mark="required" isRequired />
      </Case>
      <Case name="Error">
        <Worksheet value={worksheet} errorMessage="The file is too large." />
      </Case>
      <Case name="Read-only">
        <Worksheet value={worksheet} isReadOnly />
      </Case>
      <Case name="Disabled">
        <Worksheet isDisabled />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [empty, chosen, , input] = canvas.getAllByLabelText<HTMLInputElement>('Worksheet');
    await expect(empty?.files).toHaveLength(0);
    await waitFor(() => expect(chosen?.files?.[0]?.name).toBe(worksheet.name));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The file is too large.');
  },
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => <Worksheet />,
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the control, then to the button that removes the file.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.upload(canvas.getByLabelText('Worksheet'), worksheet);
        await expect(onChange).toHaveBeenLastCalledWith(worksheet);
        canvas.getByLabelText('Worksheet').blur();
      },
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByLabelText('Worksheet')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Remove worksheet.pdf' })).toHaveFocus();
      },
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'On that button, removes the file. The focus returns to the control.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.upload(canvas.getByLabelText('Worksheet'), worksheet);
        canvas.getByRole('button', { name: 'Remove worksheet.pdf' }).focus();
      },
      check: async ({ canvas }) => {
        await expect(onChange).toHaveBeenLastCalledWith(null);
        await expect(canvas.queryByRole('button')).toBeNull();
        await expect(canvas.getByLabelText('Worksheet')).toHaveFocus();
      },
    },
  ]),
});
