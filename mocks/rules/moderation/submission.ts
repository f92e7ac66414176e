/**
 * What may be submitted for review, as far as the contract's schemas cannot say it. The rules of `updateActivity` for
 * right options, blanks and files hold here, too.
 */
import type { QuestionType } from '../../data/records.ts';
import { dataFaults, faultsUnder, type Faults } from '../activities/authoring.ts';
import { withheld } from '../activities/withholding.ts';
import { isDataUrl, readDataUrl } from '../media/data-url.ts';
import { questionMedia, sizeFault, typeFault } from '../media/media.ts';
import {
  dataOf,
  isDataPath,
  readPatch,
  withQuestionData,
  type ChangeTexts,
  type QuestionSnapshot,
} from './change-patch.ts';
import { otherNumber } from './learner-changes.ts';

type Data = Record<string, unknown>;

/** A change as it was sent. */
export interface SentChange extends ChangeTexts {
  entityType: 'Activity' | 'Question';
  entityId: string;
}

/** What the rules need to know of the question that a change is about. */
export interface StoredQuestion {
  type: QuestionType;
  /** JSON text. */
  data: string;
  mediaPath: string | null;
}

const keyMember: Record<QuestionType, 'correctAnswer' | 'correctAnswers'> = {
  truefalse: 'correctAnswer',
  fillInTheBlanks: 'correctAnswers',
  questionSingleAnswer: 'correctAnswer',
  mcqSingleAnswer: 'correctAnswer',
  mcqMultiAnswer: 'correctAnswers',
  textAnswer: 'correctAnswer',
};

/**
 * What is wrong with a change in itself, by member.
 *
 * @param byLearner a Learner's data has no key, and needs none (D-137)
 */
export function changeFaults(change: SentChange, byLearner: boolean): Faults {
  const { Id } = JSON.parse(change.snapshotJson) as { Id: string };
  const paths = readPatch(change.patchJson).map(({ path }) => path.toLowerCase());
  return {
    ...(Id !== change.entityId && { 'snapshotJson.Id': ['This is not the id in entityId.'] }),
    ...Object.fromEntries(
      paths.flatMap((path, place) =>
        paths.indexOf(path) < place ? [[`patchJson.${place}.path`, ['This path stands twice.']]] : [],
      ),
    ),
    ...(change.entityType === 'Question' && questionFaults(change, byLearner)),
  };
}

function questionFaults({ snapshotJson, patchJson }: ChangeTexts, byLearner: boolean): Faults {
  const snapshot = JSON.parse(snapshotJson) as QuestionSnapshot;
  const type = snapshot.Type as QuestionType;
  const inSnapshot = byLearner ? {} : keyFaults(type, dataOf(snapshot.Data));
  const inPatch = readPatch(patchJson).map(({ path, value }, place): Faults => {
    const at = `patchJson.${place}.value`;
    if (typeof value === 'string' && isDataUrl(value)) return fileFaults(at, value);
    if (!isDataPath(path)) return {};
    const data = dataOf(value);
    if (!isOfType(type, data)) return { [at]: [`These are not the data of a question of type ${type}.`] };
    return byLearner ? {} : faultsUnder(at, { ...dataFaults(type, data), ...keyFaults(type, data) });
  });
  return Object.assign(faultsUnder('snapshotJson.Data', inSnapshot), ...inPatch) as Faults;
}

/**
 * What does not fit the stored question: its type, its media, and for a Learner the number of its blanks or options.
 */
export function questionMisfits(
  { snapshotJson, patchJson }: ChangeTexts,
  stored: StoredQuestion,
  byLearner: boolean,
): Faults {
  const { Type } = JSON.parse(snapshotJson) as QuestionSnapshot;
  if (Type !== stored.type) return { 'snapshotJson.Type': ['This is not the type of the question.'] };
  const inPatch = readPatch(patchJson).map(({ path, value }, place): Faults => {
    const at = `patchJson.${place}.value`;
    if (isDataPath(path)) return byLearner ? numberFaults(at, stored, dataOf(value)) : {};
    const isMedia = typeof value === 'string' && !isDataUrl(value);
    return isMedia && value !== stored.mediaPath
      ? { [at]: ['This is not the media that the question has.'] }
      : {};
  });
  return Object.assign({}, ...inPatch) as Faults;
}

function numberFaults(at: string, { type, data }: StoredQuestion, sent: Data): Faults {
  const differing = otherNumber(type, sent, dataOf(data));
  if (differing === undefined) return {};
  const member = differing === 'blanks' ? 'paragraph' : 'options';
  return { [`${at}.${member}`]: [`The number of ${differing} must stay as it is.`] };
}

/** A question is known by its members; the two kinds of choice look alike without their key. */
function isOfType(type: QuestionType, data: Data): boolean {
  switch (type) {
    case 'truefalse':
      return 'question' in data;
    case 'fillInTheBlanks':
      return 'paragraph' in data;
    case 'questionSingleAnswer':
    case 'mcqSingleAnswer':
      return 'options' in data && !('correctAnswers' in data);
    case 'mcqMultiAnswer':
      return 'options' in data && !('correctAnswer' in data);
    case 'textAnswer':
      return 'prompt' in data && !('options' in data);
  }
}

const keyFaults = (type: QuestionType, data: Data): Faults =>
  keyMember[type] in data ? {} : { [keyMember[type]]: ['This member is required.'] };

function fileFaults(at: string, url: string): Faults {
  const file = readDataUrl(url);
  const fault = file
    ? (sizeFault({ size: file.bytes.length }) ??
      typeFault({ ...file, size: file.bytes.length }, questionMedia))
    : 'This is not a file in base64.';
  return fault === undefined ? {} : { [at]: [fault] };
}

/** The texts as they are kept: data as text, and from a Learner no key members, which count for nothing (D-137). */
export function textsToStore(change: SentChange, byLearner: boolean): ChangeTexts {
  const { entityType, snapshotJson, patchJson } = change;
  if (entityType === 'Activity') return { snapshotJson, patchJson };
  return withQuestionData(change, (data) => (byLearner ? withheld(data) : data));
}
