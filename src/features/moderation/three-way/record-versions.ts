import type { JsonObject } from '#api/change-json/apply-patch.ts';
import { getProperty, readQuestion } from '#api/change-json/read-change.ts';
import { isRecord } from '#api/problem.ts';
import type { RecordReview } from '#api/queries/moderation.ts';
import {
  compareFields,
  questionFields,
  applyFields,
  type Fields,
  type FieldVersions,
  type QuestionContent,
} from '#openapi/rules/content-fields.ts';
import type { BothSides } from '../compare/word-changes.ts';

/** The record of a change set in three versions: snapshot, stored and proposed. */
export interface RecordVersions {
  versions: FieldVersions[];
  question: (QuestionContent & { type: string }) | undefined;
  /** All fields of each version, because fields may refer to each other. */
  sides: Record<'before' | 'now' | 'proposed', Fields>;
}

/**
 * @param sides the snapshot without and with the patch
 * @returns undefined if a question cannot be read
 */
export function recordVersions(
  sides: BothSides<JsonObject>,
  now: RecordReview['now'],
): RecordVersions | undefined {
  if ('title' in now) {
    const { title, description } = now;
    const [before = {}, proposed = {}] = [sides.before, sides.after].map(activityFields);
    return compareVersions({ before, now: { title, description }, proposed }, undefined);
  }
  const [before, proposed] = [sides.before, sides.after].map(questionContent);
  if (!before || !proposed) return undefined;
  const question = { ...now, data: now.data as Data };
  const [fieldsBefore = {}, fieldsNow = {}, fieldsProposed = {}] = questionFields([
    before,
    question,
    proposed,
  ]);
  return compareVersions({ before: fieldsBefore, now: fieldsNow, proposed: fieldsProposed }, question);
}

const compareVersions = (
  sides: RecordVersions['sides'],
  question: RecordVersions['question'],
): RecordVersions => ({
  versions: compareFields(sides.before, sides.now, sides.proposed),
  question,
  sides,
});

type Data = QuestionContent['data'];

const activityFields = (side: JsonObject): Fields => ({
  title: getProperty(side, 'Title'),
  description: getProperty(side, 'Description'),
});

function questionContent(side: JsonObject): QuestionContent | undefined {
  const { data, sortOrder, mediaPath } = readQuestion(side);
  return isRecord(data) ? { data, sortOrder, mediaPath } : undefined;
}

export function contentWithFields({ question }: RecordVersions, fields: Fields) {
  return question && { ...question, ...applyFields(question, fields) };
}

/** Creates a JSON Patch to the stored record; undefined if it would be empty. */
export function createPatch({ question }: RecordVersions, fields: Fields): string | undefined {
  const replacements: [path: string, value: unknown][] = [];
  if (question) {
    const { data, sortOrder, mediaPath } = applyFields(question, fields);
    const isDataChanged = Object.keys(fields).some((name) => name !== 'sortOrder' && name !== 'mediaPath');
    if (isDataChanged) replacements.push(['/data', JSON.stringify(data)]);
    if ('sortOrder' in fields) replacements.push(['/SortOrder', sortOrder]);
    if ('mediaPath' in fields) replacements.push(['/MediaPath', mediaPath]);
  } else {
    if ('title' in fields) replacements.push(['/Title', fields['title']]);
    if ('description' in fields) replacements.push(['/Description', fields['description'] ?? null]);
  }
  if (replacements.length === 0) return undefined;
  return JSON.stringify(replacements.map(([path, value]) => ({ op: 'replace', path, value })));
}
