import { createElement, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import { readMediaFile } from '#api/queries/activities/authoring.ts';
import { pluralize } from '#lib/numbers.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import {
  nameAt,
  noMedia,
  type ActivityDraft,
  type MediaDraft,
  type QuestionDraft,
  type QuestionType,
} from '../draft/activity-draft.ts';
import { mostQuestions, type DraftAction } from '../draft/draft-reducer.ts';
import { focusQuestion, questionElement } from '../focus-question.ts';
import { QuestionRemoval } from './question-removal.tsx';

/** What can be done with a question, by its key. A stable object, so that typing draws one card again. */
export interface QuestionActions {
  write: (key: string, draft: unknown) => void;
  attach: (key: string, media: MediaDraft) => void;
  move: (key: string, by: -1 | 1) => void;
  /** @param index the place among the others */
  place: (key: string, index: number) => void;
  /** To the first or the last place. */
  moveToEnd: (key: string, end: 'first' | 'last') => void;
  /** @param index at the end without it */
  add: (type: QuestionType, data: object, index?: number) => void;
  /** @param leftOut how many rows could not be added */
  addMany: (questions: readonly QuestionDraft[], leftOut: number) => void;
  duplicate: (key: string) => void;
  remove: (key: string) => void;
}

/** @returns the actions, and what was moved last, to be announced */
export function useQuestionActions(draft: ActivityDraft, dispatch: Dispatch<DraftAction>) {
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const [announcement, announce] = useState('');
  const afterwards = useRef<() => void>(undefined);
  // The element moves in the page with its card, or comes with a new one: the focus follows.
  useEffect(() => {
    const focus = afterwards.current;
    afterwards.current = undefined;
    // In a frame of its own: what loses the focus may be drawn again because of it.
    if (focus) requestAnimationFrame(focus);
  }, [draft.questions]);

  // It can be undone as long as it can be written.
  const removeUndo = useRef<() => void>(undefined);
  useEffect(() => () => removeUndo.current?.(), []);

  const [actions] = useState((): QuestionActions => {
    const indexOf = (key: string) => latest.current.questions.findIndex((question) => question.key === key);

    const move = (key: string, by: -1 | 1) => {
      const index = indexOf(key);
      if (index + by < 0 || index + by >= latest.current.questions.length) return;
      const { activeElement } = document;
      afterwards.current = () => keepFocus(key, activeElement, by);
      dispatch({ kind: 'move', key, by });
      announce(`${nameAt(index)} is now ${nameAt(index + by)}.`);
    };

    const place = (key: string, index: number) => {
      const before = indexOf(key);
      if (before === index) return;
      dispatch({ kind: 'place', key, index });
      announce(`${nameAt(before)} is now ${nameAt(index)}.`);
    };

    const remove = async (key: string) => {
      const index = indexOf(key);
      const name = nameAt(index);
      const isAgreed = await confirm({
        title: 'Delete Question?',
        message: createElement(QuestionRemoval, { name, id: latest.current.questions[index]?.id }),
        confirmText: 'Yes, delete',
        cancelText: 'No, cancel',
        moveFocus: (isConfirmed) => {
          // The question itself may still be drawn when the dialog has gone.
          const others = latest.current.questions.filter((question) => question.key !== key);
          if (isConfirmed) focusQuestion((others[index] ?? others.at(-1))?.key);
        },
      });
      const question = latest.current.questions[indexOf(key)];
      if (!isAgreed || !question) return;
      // What is above may have been taken away since the dialog gave the focus back.
      const others = latest.current.questions.filter((other) => other.key !== key);
      afterwards.current = () => focusQuestion((others[index] ?? others.at(-1))?.key);
      dispatch({ kind: 'remove', key });
      const putBack = () => {
        afterwards.current = () => focusQuestion(key);
        dispatch({ kind: 'put back', question, index });
      };
      removeUndo.current = toast({
        profile: 'app',
        tone: 'info',
        message: `${name} was removed.`,
        action: { label: 'Undo', onPress: putBack },
      });
    };

    const addMany = (questions: readonly QuestionDraft[], leftOut: number) => {
      const left = leftOut === 0 ? '' : ` ${pluralize(leftOut, 'row was', 'rows were')} left out.`;
      afterwards.current = () => focusQuestion(questions[0]?.key);
      dispatch({ kind: 'add many', questions });
      const takeBack = () => {
        afterwards.current = () => focusQuestion(undefined);
        for (const { key } of questions) dispatch({ kind: 'remove', key });
      };
      removeUndo.current = toast({
        profile: 'app',
        tone: 'success',
        message: `${pluralize(questions.length, 'question', 'questions')} added.${left}`,
        action: { label: 'Undo', onPress: takeBack },
      });
    };

    const duplicate = async (key: string) => {
      const original = latest.current.questions[indexOf(key)]?.media ?? noMedia;
      const { path, file } = original;
      if (latest.current.questions.length >= mostQuestions) return;
      const newKey = crypto.randomUUID();
      afterwards.current = () => focusQuestion(newKey);
      dispatch({ kind: 'duplicate', key, newKey, file });
      if (file || path === null) return;
      // A new question has no file on the server: it brings a copy of its own, which comes a moment later.
      const copy = await readMediaFile(mediaUrl(path)).catch(() => undefined);
      const media = latest.current.questions[indexOf(newKey)]?.media;
      if (!copy) {
        const message = 'Its picture, recording or video could not be copied. Attach it again.';
        toast({ profile: 'app', tone: 'warning', message });
      } else if (media && !media.file) {
        dispatch({ kind: 'attach', key: newKey, media: { ...original, path: null, file: copy } });
      }
    };

    return {
      write: (key, next) => dispatch({ kind: 'write', key, draft: next }),
      attach: (key, media) => dispatch({ kind: 'attach', key, media }),
      move,
      place,
      moveToEnd: (key, end) => {
        const index = end === 'first' ? 0 : latest.current.questions.length - 1;
        if (index !== indexOf(key)) afterwards.current = () => focusQuestion(key);
        place(key, index);
      },
      add: (type, data, index = latest.current.questions.length) => {
        const key = crypto.randomUUID();
        afterwards.current = () => focusQuestion(key, 'field');
        dispatch({ kind: 'add', key, type, data, index });
      },
      addMany,
      duplicate: (key) => void duplicate(key),
      remove: (key) => void remove(key),
    };
  });
  return { actions, announcement };
}

/** Restores the focus. If the button is disabled now, its counterpart gets it. */
function keepFocus(key: string, before: Element | null, by: -1 | 1): void {
  const card = questionElement(key);
  const isOff = before instanceof HTMLButtonElement && before.disabled;
  const other = card?.querySelector<HTMLElement>(`[data-move="${by < 0 ? 'down' : 'up'}"]`);
  if (isOff) other?.focus();
  else if (before instanceof HTMLElement && card?.contains(before)) before.focus();
  card?.scrollIntoView({ block: 'nearest' });
}
