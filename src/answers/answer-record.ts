import { isFinished, isUnsaved, type Answers } from './answers.ts';
import { mergeAnswers } from './merge-answers.ts';

/** Answers of one learner to one activity, as stored on the device. */
export interface StoredAnswers extends Omit<Answers, 'stage' | 'replaced' | 'isOnDevice'> {
  learnerId: string;
  /** `waiting`: submitted, but not confirmed by the server. */
  stage: 'unsaved' | 'saved' | 'waiting';
}

/** Merges a record with the stored one, because another tab may have stored newer answers. */
export function mergeRecords(record: StoredAnswers, stored: StoredAnswers | undefined): StoredAnswers {
  const { questions, replaced } = mergeAnswers(record.questions, stored?.questions ?? []);
  const hasUnsaved = replaced.length > 0 && stored?.stage === 'unsaved' && record.stage === 'saved';
  return { ...record, questions, stage: hasUnsaved ? 'unsaved' : record.stage };
}

export function storedStage(answers: Answers): StoredAnswers['stage'] {
  const { stage } = answers;
  if (stage.name === 'submitting' || stage.name === 'waiting') return 'waiting';
  return isUnsaved(answers) || (stage.name === 'editing' && stage.save === 'limited') ? 'unsaved' : 'saved';
}

/** Finished answers, unchanged answers, and answers that the server refuses are not stored. */
export const hasRecord = (answers: Answers): boolean =>
  !isFinished(answers) &&
  !(answers.stage.name === 'editing' && ['untouched', 'refused'].includes(answers.stage.save));

export const needsStoring = (before: Answers, after: Answers): boolean =>
  hasRecord(after) && (before.questions !== after.questions || storedStage(before) !== storedStage(after));

export function toRecord(learnerId: string, answers: Answers): StoredAnswers {
  const { stage: _stage, replaced: _replaced, isOnDevice: _isOnDevice, ...stored } = answers;
  return { ...stored, learnerId, stage: storedStage(answers) };
}

export function restoredAnswers({ learnerId: _learnerId, stage, ...stored }: StoredAnswers): Answers {
  return {
    ...stored,
    replaced: [],
    isOnDevice: true,
    stage:
      stage === 'waiting'
        ? { name: 'waiting', reason: undefined, isSending: false }
        : { name: 'editing', save: stage, failures: 0 },
  };
}
