import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { confirmPastDate } from '#components/form/confirm-past-date.ts';
import { longTextOrNull } from '#components/form/field-rules.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { markup } from '#ui/overlay/markup.ts';
import { emailList, schoolDateTimeRule } from '../form-rules.ts';
import { isExpired } from '../is-expired.ts';
import { inviteProblem } from './invite-problem.ts';

/** The rules shared by the forms for an invite to one session and for an invite to several (VAL-030, VAL-032). */
export const inviteEntries = {
  validUntil: schoolDateTimeRule('Valid until is required.'),
  message: longTextOrNull(),
  emails: emailList(),
};

export const newInviteTexts = {
  busy: 'Generating…',
  success: 'Invite created',
  problem: inviteProblem,
};

export const confirmIfExpired = async (invite: Pick<TrialInvite, 'validUntil'>): Promise<boolean> =>
  !isExpired(invite) ||
  confirmPastDate({
    title: 'Create an expired invite?',
    message: markup`It would be valid until ${formatSchoolTime(invite.validUntil)}, which is in the past: it could not be booked and would not be emailed.`,
    confirmText: 'Create it',
  });

/** A created invite. The response has only its link; the other values are from the form. */
export interface CreatedInvite {
  title: string;
  link: string;
  emails: readonly string[];
  validUntil: string;
}
