import {
  dataOf,
  noMedia,
  openQuestion,
  type ActivityDraft,
  type MediaDraft,
  type QuestionDraft,
  type QuestionType,
  type ConflictSide,
} from './activity-draft.ts';
import { resolveConflicts, updateConflictsAfterEdit } from './conflicts.ts';

export type DraftAction =
  | { kind: 'rename'; title: string }
  | { kind: 'describe'; description: string }
  | { kind: 'edit'; key: string; draft: unknown }
  | { kind: 'attach'; key: string; media: MediaDraft }
  | { kind: 'move'; key: string; by: -1 | 1 }
  /** `index`: counted without the moved question. */
  | { kind: 'move to'; key: string; index: number }
  /** Appended without `index`. */
  | { kind: 'add'; key: string; type: QuestionType; data: object; index?: number }
  | { kind: 'add many'; questions: readonly QuestionDraft[] }
  /** `file`: a copy of the media, which a new question has to upload. */
  | { kind: 'duplicate'; key: string; newKey: string; file: File | undefined }
  | { kind: 'remove'; key: string }
  | { kind: 'restore'; question: QuestionDraft; index: number }
  | { kind: 'replace'; draft: ActivityDraft }
  | { kind: 'resolve'; conflicts: readonly string[]; side: ConflictSide };

type Edit = Exclude<DraftAction, { kind: 'replace' | 'resolve' }>;

export function draftReducer(draft: ActivityDraft, action: DraftAction): ActivityDraft {
  if (action.kind === 'replace') return action.draft;
  if (action.kind === 'resolve') return resolveConflicts(draft, action.conflicts, action.side);
  return updateConflictsAfterEdit(draft, applyEdit(draft, action));
}

function applyEdit(draft: ActivityDraft, action: Edit): ActivityDraft {
  const { questions } = draft;
  switch (action.kind) {
    case 'rename':
      return { ...draft, title: action.title };
    case 'describe':
      return { ...draft, description: action.description };
    case 'edit':
      return withQuestions(draft, changed(questions, action.key, { draft: action.draft }));
    case 'attach':
      return withQuestions(draft, changed(questions, action.key, { media: action.media }));
    case 'move':
      return withQuestions(draft, moved(questions, action.key, action.by));
    case 'move to':
      return withQuestions(draft, movedTo(questions, action.key, action.index));
    case 'add': {
      const { key, type, data, index = questions.length } = action;
      const added = openQuestion({ type, data, mediaPath: null }, key);
      return withQuestions(draft, questions.toSpliced(index, 0, added));
    }
    case 'add many':
      return withQuestions(draft, [...questions, ...action.questions]);
    case 'duplicate':
      return withQuestions(draft, duplicated(questions, action.key, action.newKey, action.file));
    case 'remove':
      return withQuestions(
        draft,
        questions.filter(({ key }) => key !== action.key),
      );
    case 'restore':
      return withQuestions(draft, questions.toSpliced(action.index, 0, action.question));
  }
}

type Questions = readonly QuestionDraft[];

/** `maxItems` of the questions in the contract. */
export const maxQuestions = 200;

const withQuestions = (draft: ActivityDraft, questions: Questions): ActivityDraft =>
  questions === draft.questions || questions.length > Math.max(maxQuestions, draft.questions.length)
    ? draft
    : { ...draft, questions };

const changed = (questions: Questions, key: string, change: Partial<QuestionDraft>): Questions =>
  questions.map((question) => (question.key === key ? { ...question, ...change } : question));

function moved(questions: Questions, key: string, by: -1 | 1): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  const neighbour = questions[from + by];
  return question && neighbour ? questions.with(from, neighbour).with(from + by, question) : questions;
}

function movedTo(questions: Questions, key: string, index: number): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  return question && from !== index ? questions.toSpliced(from, 1).toSpliced(index, 0, question) : questions;
}

function duplicated(questions: Questions, key: string, newKey: string, file: File | undefined): Questions {
  const index = questions.findIndex((question) => question.key === key);
  const question = questions[index];
  if (!question) return questions;
  const copy = openQuestion({ type: question.type, data: dataOf(question), mediaPath: null, file }, newKey);
  return questions.toSpliced(index + 1, 0, file ? copy : withoutMedia(copy));
}

const withoutMedia = (question: QuestionDraft): QuestionDraft => ({
  ...question,
  media: noMedia,
});
