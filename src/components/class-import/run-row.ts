import type { QueryClient } from '@tanstack/react-query';
import { isProblem, isUnknownOutcome, type Problem } from '#api/problem.ts';
import { importGrade, importInvitation, importLearner, importLogin } from '#api/queries/class-import.ts';
import type { Learner } from '#api/queries/learners.ts';
import { proposeUserName } from '#lib/text/user-name.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { Role } from '#session/roles.ts';
import { problemText } from '../problem-text.ts';
import { stepNames, withStep, type JobRow, type StepName } from './import-job.ts';

export interface RowContext {
  queryClient: QueryClient;
  /** Ids of learners that other rows have added or updated. */
  usedIds: ReadonlySet<string>;
  /** User names, in lower case, that other rows have or the server has refused. */
  takenNames: Set<string>;
  /** Returns the same password for the same row, until the page closes. */
  passwordOf: (row: JobRow) => string;
  /** Stores each change of the row, before a request and after its response. */
  onChange: (row: JobRow) => Promise<void>;
}

/** A failure that would affect all other rows as well; the row is sent again later. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  override readonly cause: Problem;
  constructor(cause: Problem) {
    super('The import was interrupted.');
    this.cause = cause;
  }
}

const isInterruption = (error: Problem): boolean =>
  [401, 403, 429].includes(error.status) || error.reason === 'offline' || error.reason === 'clock';

/**
 * Sends what is left of a row, step by step. A step that is refused or fails does not stop the others, except that
 * nothing follows without the learner.
 *
 * @throws InterruptedError
 */
export async function runRow(row: JobRow, context: RowContext, names = stepNames): Promise<JobRow> {
  const [name, ...rest] = names;
  if (name === undefined || (name !== 'record' && row.learnerId === null)) return row;
  const { state } = row.steps[name];
  const isLeft = state === 'waiting' || state === 'sent';
  return runRow(isLeft ? await runStep(row, name, context) : row, context, rest);
}

async function runStep(start: JobRow, name: StepName, context: RowContext): Promise<JobRow> {
  const sent = withStep(start, name, { state: 'sent', message: undefined });
  await context.onChange(sent);
  const row = await sendStep(sent, name, start.steps[name].state === 'sent', context).catch(
    (error: unknown) => failedStep(sent, name, error),
  );
  if (!(row instanceof InterruptedError)) {
    await context.onChange(row);
    return row;
  }
  // A request that was certainly not handled waits; any other one is checked first.
  if (!isUnknownOutcome(row.cause)) await context.onChange(withStep(start, name, start.steps[name]));
  throw row;
}

function failedStep(row: JobRow, name: StepName, error: unknown): JobRow | InterruptedError {
  if (!isProblem(error)) throw error;
  if (isInterruption(error)) return new InterruptedError(error);
  if (error.isUnknown) return row;
  const isRefused = error.status >= 400 && error.status < 500;
  return withStep(row, name, {
    state: isRefused ? 'refused' : 'failed',
    message: isRefused ? refusalText(error) : `${problemText(error).title}.`,
  });
}

/** The server's words: they name the value that it does not accept. */
function refusalText({ errors, message }: Problem): string {
  const [first] = Object.entries(errors);
  const text = first ? `${first[0]}: ${first[1].join(' ')}` : message;
  return text || 'The server did not accept this.';
}

async function sendStep(row: JobRow, name: StepName, wasSent: boolean, context: RowContext): Promise<JobRow> {
  const request = { key: row.steps[name].key, wasSent };
  const { learnerId } = row;
  if (name === 'record') {
    const learner = row.isNew
      ? await importLearner(context.queryClient, newLearner(row), request, isSameLearner(row, context))
      : await importGrade(context.queryClient, learnerId ?? '', row.gradeId ?? '');
    return withStep({ ...row, learnerId: learner.id }, name, { state: 'done' });
  }
  if (learnerId === null) return row;
  if (name === 'login') return sendLogin(row, learnerId, context);
  const { parentEmail, relationship } = row;
  await importInvitation({ email: parentEmail ?? '', relationship, learnerId }, request);
  return withStep(row, name, { state: 'done' });
}

const newLearner = ({ name, surname, dateOfBirth, relationship, gradeId }: JobRow) => ({
  name,
  surname,
  dateOfBirth,
  relationship,
  gradeId,
  role: Role.Learner,
});

const isSameLearner =
  (row: JobRow, { usedIds }: RowContext) =>
  (learner: Learner) =>
    learner.dateOfBirth === row.dateOfBirth &&
    normalizeForSearch(learner.name) === normalizeForSearch(row.name) &&
    normalizeForSearch(learner.surname) === normalizeForSearch(row.surname) &&
    !row.knownIds.includes(learner.id) &&
    !usedIds.has(learner.id);

/** Tries the next number while the user name is taken. */
async function sendLogin(row: JobRow, learnerId: string, context: RowContext): Promise<JobRow> {
  const { takenNames } = context;
  const userName =
    row.userName !== null && !takenNames.has(row.userName)
      ? row.userName
      : proposeUserName(row.name, row.surname, (proposed) => takenNames.has(proposed));
  const named = { ...row, userName };
  try {
    await importLogin(learnerId, userName, context.passwordOf(row));
  } catch (error) {
    if (!isProblem(error, 409)) throw error;
    takenNames.add(userName);
    return sendLogin(named, learnerId, context);
  }
  return withStep(named, 'login', { state: 'done' });
}
