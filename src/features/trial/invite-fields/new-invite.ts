import { longTextOrNull } from '#components/form/field-rules.ts';
import { emailList, schoolDateTimeRule } from '../form-rules.ts';
import { inviteProblem } from './invite-problem.ts';

/** What every new invite is asked for (VAL-030, VAL-032). */
export const inviteEntries = {
  validUntil: schoolDateTimeRule('Valid until is required.'),
  message: longTextOrNull(),
  emails: emailList(),
};

/** How the forms of a new invite say what becomes of it. */
export const newInviteTexts = {
  busy: 'Generating…',
  success: 'Invite created',
  failed: 'Create failed',
  problem: inviteProblem,
};

/** A new invite, as far as its form knows it: the server names only its link. */
export interface ReadyInvite {
  title: string;
  link: string;
  emails: readonly string[];
  validUntil: string;
}
