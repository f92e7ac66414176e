import {
  toQuestionData,
  noMedia,
  toQuestionDraft,
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
  | { kind: 'set media'; key: string; media: MediaDraft }
  | { kind: 'move'; key: string; by: -1 | 1 }
  /** `index`: position in the list without the moved question. */
  | { kind: 'move to'; key: string; index: number }
  /** Without `index`, the question is appended. */
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
      return replaceQuestions(draft, changeQuestion(questions, action.key, { draft: action.draft }));
    case 'set media':
      return replaceQuestions(draft, changeQuestion(questions, action.key, { media: action.media }));
    case 'move':
      return replaceQuestions(draft, moveQuestionBy(questions, action.key, action.by));
    case 'move to':
      return replaceQuestions(draft, moveQuestionTo(questions, action.key, action.index));
    case 'add': {
      const { key, type, data, index = questions.length } = action;
      const added = toQuestionDraft({ type, data, mediaPath: null }, key);
      return replaceQuestions(draft, questions.toSpliced(index, 0, added));
    }
    case 'add many':
      return replaceQuestions(draft, [...questions, ...action.questions]);
    case 'duplicate':
      return replaceQuestions(draft, duplicateQuestion(questions, action.key, action.newKey, action.file));
    case 'remove':
      return replaceQuestions(
        draft,
        questions.filter(({ key }) => key !== action.key),
      );
    case 'restore':
      return replaceQuestions(draft, questions.toSpliced(action.index, 0, action.question));
  }
}

type Questions = readonly QuestionDraft[];

/** `maxItems` of the questions in the contract. */
export const maxQuestions = 200;

const replaceQuestions = (draft: ActivityDraft, questions: Questions): ActivityDraft =>
  questions === draft.questions || questions.length > Math.max(maxQuestions, draft.questions.length)
    ? draft
    : { ...draft, questions };

const changeQuestion = (questions: Questions, key: string, change: Partial<QuestionDraft>): Questions =>
  questions.map((question) => (question.key === key ? { ...question, ...change } : question));

function moveQuestionBy(questions: Questions, key: string, by: -1 | 1): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  const neighbour = questions[from + by];
  return question && neighbour ? questions.with(from, neighbour).with(from + by, question) : questions;
}

function moveQuestionTo(questions: Questions, key: string, index: number): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  return question && from !== index ? questions.toSpliced(from, 1).toSpliced(index, 0, question) : questions;
}

function duplicateQuestion(
  questions: Questions,
  key: string,
  newKey: string,
  file: File | undefined,
): Questions {
  const index = questions.findIndex((question) => question.key === key);
  const question = questions[index];
  if (!question) return questions;
  const copy = toQuestionDraft(
    { type: question.type, data: toQuestionData(question), mediaPath: null, file },
    newKey,
  );
  return questions.toSpliced(index + 1, 0, file ? copy : removeMedia(copy));
}

const removeMedia = (question: QuestionDraft): QuestionDraft => ({
  ...question,
  media: noMedia,
});
