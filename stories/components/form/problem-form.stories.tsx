import { UnsecuredJWT } from 'jose';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Problem } from '#api/problem.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { signIn, signOut } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import {
  CampusFields,
  holdSend,
  observatory,
  useCampusForm,
  type CampusFormOptions,
} from './campus-form.tsx';
import { FormPage, OtherPageLink } from './form-page.tsx';

function Example(options: CampusFormOptions) {
  const form = useCampusForm(options);
  return (
    <div style={{ maxWidth: 420 }}>
      <Form form={form}>
        <h1 tabIndex={-1}>Campus</h1>
        <CampusFields control={form.control} />
        <FormFailure />
        <FormSubmit>Save</FormSubmit>
      </Form>
      <OtherPageLink />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Form/useProblemForm',
  component: Example,
  args: { onSend: fn() },
  globals: { density: 'staff' },
  parameters: {
    docs: {
      description: {
        component:
          '`useProblemForm({ schema, defaultValues, mutation, texts })` controls a form: it validates a field on blur, sends the request once, keeps the input after a failure, shows messages for the failure, and asks for confirmation before changes are lost.',
      },
    },
  },
  render: (args) => <FormPage page={() => <Example {...args} />} />,
});

async function retype({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return field;
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

const leave = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));

async function leaveWhileSaving(context: PlayContext) {
  await retype(context, 'City', 'Durban');
  await save(context);
  await context.canvas.findByRole('button', { name: 'Saving…' });
  await leave(context);
  await screen.findByRole('alertdialog', { name: 'Leave while this is being sent?' });
}

/** A field shows its error on blur and removes it when it becomes valid. */
export const ValidatesOnBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await retype({ canvas, userEvent }, 'Name', '');
    await expect(canvas.queryByText('Name is required.')).toBeNull();
    await userEvent.tab();
    await canvas.findByText('Name is required.');
    await userEvent.type(name, 'K');
    await waitFor(() => expect(canvas.queryByText('Name is required.')).toBeNull());
  },
});

/** A double click sends one request. The busy label is shown until the response. */
export const SendsOnce = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const release = holdSend(args);
    const button = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.dblClick(button);
    await canvas.findByRole('button', { name: 'Saving…' });
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    release();
    await waitFor(() => expect(screen.getByText('Campus saved')).toBeVisible());
    await expect(args.onSend).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Save' });
  },
});

export const ReadOnlyWhileSaving = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const release = holdSend(args);
    await retype({ canvas, userEvent }, 'City', ' Durban ');
    await save({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Saving…' });
    await userEvent.type(canvas.getByLabelText('Name'), ' Two');
    release();
    await waitFor(() => expect(screen.getByText('Campus saved')).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Observatory');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Durban'));
    await leave({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Elsewhere' });
  },
});

/** A confirmation that is open when the request succeeds closes. The focus returns to the link that opened it. */
export const SavedDuringConfirmation = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const release = holdSend(args);
    await leaveWhileSaving({ canvas, userEvent });
    release();
    await screen.findByText('Campus saved');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveFocus());
  },
});

/** A confirmation that is open when the request fails closes, because it would cover the alert. */
export const FailsDuringConfirmation = meta.story({
  args: { failures: [new Problem(500, 'x')] },
  play: async ({ canvas, userEvent, args }) => {
    const release = holdSend(args);
    await leaveWhileSaving({ canvas, userEvent });
    release();
    await canvas.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('City')).toHaveValue('Durban');
  },
});

/** The first field error of the server takes the focus; changing the field removes the error. */
export const ServerFieldErrors = meta.story({
  args: {
    failures: [
      new Problem(400, 'x', {
        errors: {
          city: ['There is no city of this name.'],
          postalCode: ['The city does not have this postal code.'],
        },
      }),
    ],
  },
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await retype({ canvas, userEvent }, 'City', 'Atlantis');
    await save({ canvas, userEvent });
    await canvas.findByText('There is no city of this name.');
    await expect(canvas.getByText('The city does not have this postal code.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveFocus());
    await expect(canvas.getByLabelText('City')).toHaveValue('Atlantis');
    await expect(screen.getByText('Failed to save campus')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The server's error of a field ends when the user changes the field. */
export const ServerFieldErrorEnds = ServerFieldErrors.extend({
  tags: ['interaction', '!dark'],
  play: async ({ canvas, userEvent }) => {
    await retype({ canvas, userEvent }, 'City', 'Atlantis');
    await save({ canvas, userEvent });
    await canvas.findByText('There is no city of this name.');
    await userEvent.type(canvas.getByLabelText('City'), '!');
    await waitFor(() => expect(canvas.queryByText('There is no city of this name.')).toBeNull());
    await expect(canvas.getByText('The city does not have this postal code.')).toBeVisible();
  },
});

export const Conflict = meta.story({
  args: { failures: [new Problem(409, 'x')] },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent });
    await canvas.findByText('Another campus has this name.');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
});

/** The alert above the button takes the focus; the input remains. */
export const ServerError = meta.story({
  args: { failures: [new Problem(500, 'x')] },
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    await retype({ canvas, userEvent }, 'City', 'Durban');
    await save({ canvas, userEvent });
    const alert = await canvas.findByText('This is not working right now');
    await expect(canvas.getByText(/^What you typed is still here\. It is our side/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByLabelText('City')).toHaveValue('Durban');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const RetrySucceeds = meta.story({
  args: { failures: [new Problem(500, 'x')] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ canvas, userEvent }, 'City', 'Durban');
    await save({ canvas, userEvent });
    await canvas.findByText('This is not working right now');
    await screen.findByText('Failed to save campus');
    await save({ canvas, userEvent });
    await screen.findByText('Campus saved');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Failed to save campus')).toBeNull());
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

export const Offline = meta.story({
  args: { failures: [new Problem(0, '', { reason: 'offline' })] },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent });
    await canvas.findByText('You seem to be offline');
  },
});

/** Save is disabled while a required field is empty. Enter shows the field errors and the toast (D-090). */
export const DisabledWhileInvalid = meta.story({
  args: { disableWhileInvalid: true },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ canvas, userEvent }, 'Name', '');
    await canvas.findByText('Still needed: Name');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('City'), '{Enter}');
    await canvas.findByText('Name is required.');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Failed to save campus')).toBeVisible());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Kraal{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/Still needed/)).toBeNull();
  },
});

export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await retype({ canvas, userEvent }, 'City', 'Durban');
    await leave({ canvas, userEvent });
    const confirmation = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(confirmation).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('City')).toHaveValue('Durban');
    await leave({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { name: 'Elsewhere' });
  },
});

export const LeavesWithoutConfirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await retype({ canvas, userEvent }, 'City', 'Durban');
    await retype({ canvas, userEvent }, 'City', 'Cape Town');
    await retype({ canvas, userEvent }, 'Name', 'Kraal');
    await save({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText('Campus saved')).toBeVisible());
    await leave({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Elsewhere' });
  },
});

const exp = Date.UTC(2100, 0) / 1000;
const signInAs = (id: string) => signIn({ token: new UnsecuredJWT({ id, role: 'Admin', exp }).encode() });

async function startSession() {
  await signInAs('usr-thandi');
  return () => signOut();
}

async function endSession({ canvas, userEvent }: PlayContext) {
  await retype({ canvas, userEvent }, 'City', 'Durban');
  signOut();
  await leave({ canvas, userEvent });
  await canvas.findByRole('heading', { name: 'Elsewhere' });
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

const goBack = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('link', { name: 'Form' }));

/** The session ends without a confirmation. The draft is restored for the same user (D-239). */
export const SessionEnds = meta.story({
  beforeEach: startSession,
  play: async ({ canvas, userEvent, args }) => {
    await endSession({ canvas, userEvent });
    await signInAs('usr-thandi');
    await goBack({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Durban'));
    await save({ canvas, userEvent });
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ ...observatory, city: 'Durban' }));
  },
});

/** The draft is not restored for another user. It is restored when its author signs in again. */
export const AnotherUserSignsIn = meta.story({
  beforeEach: startSession,
  play: async ({ canvas, userEvent }) => {
    await endSession({ canvas, userEvent });
    await signInAs('usr-pieter');
    await goBack({ canvas, userEvent });
    await expect(await canvas.findByLabelText('City')).toHaveValue('Cape Town');
    await leave({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    await signInAs('usr-thandi');
    await goBack({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Durban'));
  },
});
