import { saveMessages } from '#answers/messages.ts';
import { Problem } from '#api/problem.ts';
import { recordChangedMessage } from '#components/form/conflict/record-changes.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { problemText, type ProblemMessage } from '#components/problem-text.ts';
import { getCheer } from '#features/learner/activity-result/score-outcome.ts';
import { consentWording } from '#features/parent/consent.ts';
import { formatAmount } from '#lib/money.ts';
import { formatCount } from '#lib/numbers.ts';
import { formatReadableDateTime } from '#lib/time/readable-dates.ts';
import { toggleRefusalMessage } from '#questions/fill-in-the-blanks/toggle-blank.ts';
import { endedSessionMessage } from '#session/return-url.ts';
import { sessionEndedMessage } from '#session/session.ts';
import cspell from '../../cspell.json?raw';
import { requirements } from '../guide/all-entries.ts';

interface Audience {
  name: string;
  address: string;
  /** Texts of the application. */
  examples: string[];
}

const sentencesOf = ({ title, advice }: ProblemMessage) => [title, advice].filter(Boolean).join('. ');

export const audiences: Audience[] = [
  {
    name: 'Learner',
    address:
      'A child of 7 to 16. Say “you”, use the first name, and one short sentence for one thing. Encourage; never blame, and never count what is lost.',
    examples: [
      getCheer({ totalScore: 3, activityTotalScore: 4 }, 'Lwazi'),
      getCheer({ totalScore: 1, activityTotalScore: 4 }, 'Zola'),
      saveMessages['on device'],
    ],
  },
  {
    name: 'Parent',
    address:
      'An adult in a hurry, with a phone. Say “you” and “your child”. Name the child, the amount and the date; say what happens with data and money.',
    examples: [consentWording.points[2] ?? '', sentencesOf(notLinkedMessage)],
  },
  {
    name: 'Staff',
    address:
      'An adult at a desk, all day. Say “you”, and use the terms of the work. Name the record and the numbers, and say what an action changes.',
    examples: [sentencesOf(recordChangedMessage), toggleRefusalMessage],
  },
  {
    name: 'Visitor',
    address:
      'A stranger, or a user whose session has ended. Assume no knowledge of the school or its words, and lead to the next step.',
    examples: [
      endedSessionMessage({ reason: sessionEndedMessage, userId: undefined, hasSavedAnswers: false }),
      sentencesOf(problemText(new Problem(410, ''))),
    ],
  },
];

/** A failure for each kind of problem. */
const failures: [when: string, problem: Error][] = [
  ['The response was lost: the change may have been made', new Problem(0, '', { isUnknown: true })],
  ['No connection', new Problem(0, '', { reason: 'offline' })],
  ['No response in time', new Problem(0, '', { reason: 'timeout' })],
  ['A response that is not JSON', new Problem(200, '', { reason: 'garbage' })],
  ['400', new Problem(400, '')],
  ['401', new Problem(401, '')],
  ['403', new Problem(403, '')],
  ['404', new Problem(404, '')],
  ['409', new Problem(409, '')],
  ['410', new Problem(410, '')],
  ['429', new Problem(429, '')],
  ['Any other 4xx', new Problem(418, '')],
  ['5xx', new Problem(503, '')],
  ['An error in the application', new Error('Not a function')],
];

export const failureTexts = failures.map(([when, problem]) => ({ when, ...problemText(problem) }));

const serverFailure = new Problem(500, 'Internal Server Error');
const lostResponse = new Problem(0, '', { isUnknown: true });
const offline = new Problem(0, 'Failed to fetch', { reason: 'offline' });

/** The first text in quotation marks of a requirement. */
function requiredText(number: string): string {
  const entry = requirements.find((requirement) => requirement.number === number);
  return /'([^']+)'/.exec(entry?.paragraphs.join(' ') ?? '')?.[1] ?? '';
}

const price = 199.5;
const manyLearners = 12_500;
const sent = new Date('2025-05-15T15:08');

/** What the application shows, and another text for the same failure or value. */
export const contrasts = [
  {
    rule: 'Say whose fault it is and what the user can do. The message of a server is for developers.',
    instead: serverFailure.message,
    text: sentencesOf(problemText(serverFailure)),
  },
  {
    rule: 'Do not report a failure when the outcome is unknown: a lost response has a text that differs from that of a refused change.',
    instead: requiredText('PAR-021'),
    text: sentencesOf(problemText(lostResponse)),
  },
  {
    rule: 'Say what the user sees, not what the browser reports.',
    instead: offline.message,
    text: sentencesOf(problemText(offline)),
  },
  {
    rule: 'Write the month as a word: users disagree whether the day or the month comes first.',
    instead: sent.toLocaleDateString('en-US'),
    text: formatReadableDateTime(sent),
  },
  {
    rule: 'Show the currency of an amount.',
    instead: String(price),
    text: formatAmount(price),
  },
  {
    rule: 'Separate thousands with a space: a comma is also a decimal sign in South Africa.',
    instead: manyLearners.toLocaleString('en-US'),
    text: formatCount(manyLearners),
  },
];

/** The words that the spelling check rejects in code and documents. */
export const rejectedWords = [
  ...(/"flagWords": \[([^\]]*)\]/.exec(cspell)?.[1] ?? '').matchAll(/"([^"]+)"/g),
].map(([, word = '']) => word);
