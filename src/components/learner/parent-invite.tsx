import type { Control } from 'react-hook-form';
import { object, picklist, type InferInput, type InferOutput } from 'valibot';
import { toast } from '#ui/feedback/toasts.ts';
import { email } from '../form/field-rules.ts';
import { FormRadioGroup } from '../form/fields/form-radio-group.tsx';
import { FormTextField } from '../form/fields/form-text-field.tsx';
import { notLinkedMessage } from './not-linked.ts';
import { relationshipOptions, relationships } from './relationships.ts';

/** The rules of VAL-021. An empty email has the same message as a malformed one (D-183). */
export const parentInvite = object({
  email: email('Enter a valid email.'),
  relationship: picklist(relationships, 'Required.'),
});

export const parentInviteTexts = {
  busy: 'Sending…',
  failed: 'Failed to send invite',
  conflict: { field: 'email', message: 'This person is already linked to the learner.' },
  problem: { usesServerMessage: true, denied: notLinkedMessage },
} as const;

/** Shows the server's message and the prescribed text in a toast, because the form unmounts (INV-006). */
export function reportInvitation({ message }: { message: string }): void {
  const title = message || 'Invite sent!';
  toast({ profile: 'app', tone: 'success', title, message: 'Invite sent successfully' });
}

interface ParentInviteFieldsProps {
  control: Control<InferInput<typeof parentInvite>, unknown, InferOutput<typeof parentInvite>>;
  learnerName: string;
}

export const ParentInviteFields = ({ control, learnerName }: ParentInviteFieldsProps) => (
  <>
    <FormTextField
      control={control}
      name="email"
      label="Parent Email"
      type="email"
      autoComplete="off"
      description="They get an email with a link, whether or not they have an account."
      verbatim
    />
    <FormRadioGroup
      control={control}
      name="relationship"
      label="Relationship"
      description={`How they are related to ${learnerName}.`}
      options={relationshipOptions}
    />
  </>
);
