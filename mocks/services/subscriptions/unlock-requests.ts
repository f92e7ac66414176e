import { contactsOf } from '#mocks/data/queries/learners.ts';
import { fullName } from '#mocks/rules/accounts/user-details.ts';
import { uniqueIgnoringCase } from '#openapi/rules/text.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import type { PlanRecord } from '../../data/models/subscriptions.ts';
import { homeLink } from '../../rules/application-links.ts';
import { Invalid } from '../../rules/failure.ts';
import { sendMail } from '../outbox.ts';

/** The requirements show the link without a slash between an origin and `#` (D-048). */
function subscribeLink(applicationUrl: string, learnerId: string, planId?: string): string {
  const query = new URLSearchParams({ learnerId, ...(planId === undefined ? {} : { planId }) });
  return `${homeLink(applicationUrl)}#/subscribe?${query.toString()}`;
}

/** @throws Invalid for an id that is not that of a guardian with an email */
export function guardianEmails(db: Db, learnerId: string, chosen: 'all' | readonly string[]): string[] {
  const parents = contactsOf(db, learnerId).map(({ parent }) => parent);
  if (chosen === 'all') return parents.map(({ email }) => email);
  return chosen.map((id, index) => {
    const parent = parents.find((candidate) => candidate.id === id);
    if (parent) return parent.email;
    throw new Invalid({ [`guardianIds.${index}`]: ['This person is not a guardian of the learner.'] });
  });
}

interface UnlockRequest {
  emails: readonly string[];
  learner: UserRecord;
  plan?: PlanRecord;
  now: Date;
  applicationUrl: string;
}

/** Sends each recipient a separate email, and returns the recipients without duplicates. */
export function sendUnlockRequests(
  db: Db,
  { emails, learner, plan, now, applicationUrl }: UnlockRequest,
): string[] {
  const recipients = uniqueIgnoringCase(emails);
  const link = subscribeLink(applicationUrl, learner.id, plan?.id);
  const requestedPlan = plan ? `the plan “${plan.planName}”` : 'a plan';
  const text = [
    `${fullName(learner)} would like to go on learning with Springbyte and asks for ${requestedPlan}.`,
    `Have a look, and buy it here: ${link}`,
    'You sign in before you pay. If you do not know this learner, ignore this email.',
  ].join('\n\n');
  const subject = `${learner.name} asks for a Springbyte plan`;
  for (const to of recipients) sendMail(db, now, { kind: 'unlock-request', to, subject, text, link });
  return recipients;
}
