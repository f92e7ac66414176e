import { createElement, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import { readMediaFile } from '#api/queries/activities/authoring.ts';
import { pluralize } from '#lib/numbers.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import {
  questionName,
  noMedia,
  type ActivityDraft,
  type MediaDraft,
  type QuestionDraft,
  type QuestionType,
} from '../draft/activity-draft.ts';
import { maxQuestions, type DraftAction } from '../draft/draft-reducer.ts';
import { focusQuestion, questionElement } from '../focus-question.ts';
import { QuestionRemovalMessage } from './question-removal-message.tsx';

/** Actions on questions, by key. A stable object: typing renders only one card. */
export interface QuestionActions {
  edit: (key: string, draft: unknown) => void;
  setMedia: (key: string, media: MediaDraft) => void;
  move: (key: string, by: -1 | 1) => void;
  /** @param index position in the list without the moved question */
  moveTo: (key: string, index: number) => void;
  moveToEnd: (key: string, end: 'first' | 'last') => void;
  /** @param index position of the new question; if omitted, it is added at the end */
  add: (type: QuestionType, data: object, index?: number) => void;
  /** @param leftOutCount number of rows that could not be added */
  addMany: (questions: readonly QuestionDraft[], leftOutCount: number) => void;
  duplicate: (key: string) => void;
  remove: (key: string) => void;
}

/** @returns the actions, and an announcement of the last move for screen readers */
export function useQuestionActions(draft: ActivityDraft, dispatch: Dispatch<DraftAction>) {
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const [announcement, announce] = useState('');
  const pendingFocus = useRef<() => void>(undefined);
  // Move the focus after the render that adds, moves or removes a card.
  useEffect(() => {
    const focus = pendingFocus.current;
    pendingFocus.current = undefined;
    // Wait for the next frame: a blur may cause another render.
    if (focus) requestAnimationFrame(focus);
  }, [draft.questions]);

  // Dismiss the Undo toast with the form: Undo would have no effect.
  const dismissUndo = useRef<() => void>(undefined);
  useEffect(() => () => dismissUndo.current?.(), []);

  const [actions] = useState((): QuestionActions => {
    const indexOf = (key: string) => latest.current.questions.findIndex((question) => question.key === key);

    const move = (key: string, by: -1 | 1) => {
      const index = indexOf(key);
      if (index + by < 0 || index + by >= latest.current.questions.length) return;
      const { activeElement } = document;
      pendingFocus.current = () => restoreFocus(key, activeElement, by);
      dispatch({ kind: 'move', key, by });
      announce(`${questionName(index)} is now ${questionName(index + by)}.`);
    };

    const moveTo = (key: string, index: number) => {
      const indexBefore = indexOf(key);
      if (indexBefore === index) return;
      dispatch({ kind: 'move to', key, index });
      announce(`${questionName(indexBefore)} is now ${questionName(index)}.`);
    };

    const remove = async (key: string) => {
      const index = indexOf(key);
      const name = questionName(index);
      const isAgreed = await confirm({
        title: 'Delete Question?',
        message: createElement(QuestionRemovalMessage, { name, id: latest.current.questions[index]?.id }),
        confirmText: 'Yes, delete',
        cancelText: 'No, cancel',
        moveFocus: (isConfirmed) => {
          // The removed question may still be rendered when the dialog closes.
          const others = latest.current.questions.filter((question) => question.key !== key);
          if (isConfirmed) focusQuestion((others[index] ?? others.at(-1))?.key);
        },
      });
      const question = latest.current.questions[indexOf(key)];
      if (!isAgreed || !question) return;
      // Focus again after the render: the questions may have changed since the dialog closed.
      const others = latest.current.questions.filter((other) => other.key !== key);
      pendingFocus.current = () => focusQuestion((others[index] ?? others.at(-1))?.key);
      dispatch({ kind: 'remove', key });
      const undo = () => {
        pendingFocus.current = () => focusQuestion(key);
        dispatch({ kind: 'restore', question, index });
      };
      dismissUndo.current = toast({
        profile: 'app',
        tone: 'info',
        message: `${name} was removed.`,
        action: { label: 'Undo', onPress: undo },
      });
    };

    const addMany = (questions: readonly QuestionDraft[], leftOutCount: number) => {
      const leftOutText =
        leftOutCount === 0 ? '' : ` ${pluralize(leftOutCount, 'row was', 'rows were')} left out.`;
      pendingFocus.current = () => focusQuestion(questions[0]?.key);
      dispatch({ kind: 'add many', questions });
      const undo = () => {
        pendingFocus.current = () => focusQuestion(undefined);
        for (const { key } of questions) dispatch({ kind: 'remove', key });
      };
      dismissUndo.current = toast({
        profile: 'app',
        tone: 'success',
        message: `${pluralize(questions.length, 'question', 'questions')} added.${leftOutText}`,
        action: { label: 'Undo', onPress: undo },
      });
    };

    const duplicate = async (key: string) => {
      const originalMedia = latest.current.questions[indexOf(key)]?.media ?? noMedia;
      const { path, file } = originalMedia;
      if (latest.current.questions.length >= maxQuestions) return;
      const newKey = crypto.randomUUID();
      pendingFocus.current = () => focusQuestion(newKey);
      dispatch({ kind: 'duplicate', key, newKey, file });
      if (file || path === null) return;
      // The copy has no file on the server: download the original and attach it.
      const copy = await readMediaFile(mediaUrl(path)).catch(() => undefined);
      const media = latest.current.questions[indexOf(newKey)]?.media;
      if (!copy) {
        const message = 'The media could not be copied. Attach the file to the copy again.';
        toast({ profile: 'app', tone: 'warning', message });
      } else if (media && !media.file) {
        dispatch({ kind: 'set media', key: newKey, media: { ...originalMedia, path: null, file: copy } });
      }
    };

    return {
      edit: (key, next) => dispatch({ kind: 'edit', key, draft: next }),
      setMedia: (key, media) => dispatch({ kind: 'set media', key, media }),
      move,
      moveTo,
      moveToEnd: (key, end) => {
        const index = end === 'first' ? 0 : latest.current.questions.length - 1;
        if (index !== indexOf(key)) pendingFocus.current = () => focusQuestion(key);
        moveTo(key, index);
      },
      add: (type, data, index = latest.current.questions.length) => {
        const key = crypto.randomUUID();
        pendingFocus.current = () => focusQuestion(key, 'field');
        dispatch({ kind: 'add', key, type, data, index });
      },
      addMany,
      duplicate: (key) => void duplicate(key),
      remove: (key) => void remove(key),
    };
  });
  return { actions, announcement };
}

/** Restores the focus after a move. If the pressed button is disabled now, focuses its counterpart. */
function restoreFocus(key: string, focusedBefore: Element | null, by: -1 | 1): void {
  const card = questionElement(key);
  const isDisabled = focusedBefore instanceof HTMLButtonElement && focusedBefore.disabled;
  const counterpart = card?.querySelector<HTMLElement>(`[data-move="${by < 0 ? 'down' : 'up'}"]`);
  if (isDisabled) counterpart?.focus();
  else if (focusedBefore instanceof HTMLElement && card?.contains(focusedBefore)) focusedBefore.focus();
  card?.scrollIntoView({ block: 'nearest' });
}
