import { hashKey } from '@tanstack/react-query';
import type { EditedQuestion } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isSameValue } from '#lib/same-value.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import { mediaCaptions, mediaDescription } from '#questions/question.ts';

export type QuestionType = EditedQuestion['type'];

export interface MediaDraft {
  /** Path of the stored file; null for none. `file` replaces it. */
  path: string | null;
  file: File | undefined;
  /** Text alternative. */
  description: string;
  captions: string;
}

export const noMedia: MediaDraft = { path: null, file: undefined, description: '', captions: '' };

/** An edited question. Immutable: results are cached by the object. */
export interface QuestionDraft {
  /** Unique in the page: the id of a stored question, or a generated one. */
  key: string;
  /** Undefined until the question has been saved. */
  id: string | undefined;
  type: QuestionType;
  /** The value of the type's editor; undefined if the data cannot be edited. */
  draft: unknown;
  data: object;
  media: MediaDraft;
}

/** `mine`: the version of this author; `theirs`: the version that another author saved. */
export type ConflictSide = 'mine' | 'theirs';

interface ResolvableConflict {
  /** While no version is chosen, the draft has the version of this author. */
  choice: ConflictSide | undefined;
}

export interface TextConflict extends ResolvableConflict {
  kind: 'text';
  field: 'title' | 'description';
  mine: string;
  theirs: string;
}

export interface FieldConflict extends ResolvableConflict {
  kind: 'field';
  key: string;
  /** Field name of `content-fields.ts`: 'data.hint'. */
  field: string;
  /** The question with this author's version of the field. */
  mine: QuestionDraft;
  theirs: QuestionDraft;
}

/** One author has removed a question that the other has changed. */
export interface QuestionConflict extends ResolvableConflict {
  kind: 'question';
  key: string;
  /** The changed question, to be kept or added again. */
  question: QuestionDraft;
  /** The side that changed the question; the other side removed it. */
  changedBy: ConflictSide;
  /** The index at which the question is added again. */
  index: number;
}

export type Conflict = TextConflict | FieldConflict | QuestionConflict;

export interface ActivityDraft {
  title: string;
  description: string;
  questions: readonly QuestionDraft[];
  /** Conflicts with the stored activity, including resolved ones. */
  conflicts: readonly Conflict[];
}

export interface QuestionSource {
  id?: string | undefined;
  type: QuestionType;
  data: unknown;
  mediaPath: string | null;
  file?: File | undefined;
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** @param key unique in the page: the id of a stored question, or a generated one */
export function toQuestionDraft(
  { id, type, data, mediaPath, file }: QuestionSource,
  key: string,
): QuestionDraft {
  return {
    key,
    id,
    type,
    draft: getQuestionEditing(type)?.toDraft(data),
    data: isObject(data) ? data : {},
    media: {
      path: mediaPath,
      file,
      description: mediaDescription(data) ?? '',
      captions: mediaCaptions(data) ?? '',
    },
  };
}

export const toActivityDraft = ({ title, description, questions }: Activity): ActivityDraft => ({
  title,
  description: description ?? '',
  questions: questions.map((question) => toQuestionDraft(question as QuestionSource, question.id)),
  conflicts: [],
});

const dataCache = new WeakMap<QuestionDraft, object>();

/** Returns the data as the server stores it, without attempt data (D-142). */
export function toQuestionData(question: QuestionDraft): object {
  const data = dataCache.get(question) ?? buildData(question);
  dataCache.set(question, data);
  return data;
}

function buildData({ type, draft, data, media }: QuestionDraft): object {
  const content = draft === undefined ? data : (getQuestionEditing(type)?.toData(draft) ?? data);
  return setTextProperty(
    setTextProperty(content, 'mediaDescription', media.description),
    'mediaCaptions',
    media.captions,
  );
}

/** A cleared text becomes null; a text that never existed is omitted. */
function setTextProperty(data: object, property: string, text: string): object {
  if (!isBlank(text)) return { ...data, [property]: text };
  return property in data ? { ...data, [property]: null } : data;
}

/** Compares the contents of two questions, not their positions. */
export const isSameQuestion = (one: QuestionDraft, other: QuestionDraft): boolean =>
  one === other ||
  (one.media.path === other.media.path &&
    one.media.file === other.media.file &&
    isSameData(toQuestionData(one), toQuestionData(other)));

/** Compares data without regard to the order of properties. */
export const isSameData = (one: object, other: object): boolean =>
  hashKey(['activities', one]) === hashKey(['activities', other]);

/** Whether saving either draft gives the same activity. */
export function isSameActivity(one: ActivityDraft, other: ActivityDraft): boolean {
  return (
    isSameValue(one.title, other.title) &&
    isSameValue(one.description, other.description) &&
    one.questions.length === other.questions.length &&
    one.questions.every((question, index) => {
      const match = other.questions[index];
      return match !== undefined && question.id === match.id && isSameQuestion(question, match);
    })
  );
}

export const questionName = (index: number): string => `Question ${index + 1}`;
