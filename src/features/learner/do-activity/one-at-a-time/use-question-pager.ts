import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { questionAnchorId, goToQuestion } from '#features/learner/go-to-question.ts';
import { slideIn, slideDistance } from '#features/learner/slide-in.ts';
import type { Question } from '#questions/question.ts';
import type { AnswerSheetView } from '../answer-sheet-view.ts';
import { isInView } from './in-view.ts';

export type Step = 1 | -1;

export interface QuestionPager {
  isSingle: boolean;
  /** The index of the shown question; if all are shown, of the question that had focus last. */
  index: number;
  shown: Question | undefined;
  last: Question | undefined;
  /**
   * @param isSliding false if a swipe has already moved the page
   * @returns false if there is no such question
   */
  turn: (step: Step, isSliding?: boolean) => boolean;
  /** Shows a question and focuses its name; if all are shown, the same as `goTo`. */
  open: (question: Pick<Question, 'id'>) => void;
  /** Shows a question and focuses the first control that needs an answer. */
  goTo: (question: Pick<Question, 'id'>) => void;
  /** Shows the next question; if all are shown, focuses its first control that needs an answer. */
  advance: () => void;
  setFocused: (index: number) => void;
  changeView: (view: AnswerSheetView) => void;
}

interface PagerRefs {
  /** The element to scroll into view: it contains the beads and the question. */
  top: RefObject<HTMLDivElement | null>;
  pages: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface PagerPosition {
  index: number;
  /** The element to focus and the animation; undefined after the user has scrolled or moved the focus. */
  arrival?: { to: 'name' | 'answer'; slideFrom: number };
}

/**
 * Manages the position in an answer sheet, and stores it in the URL for a reload. It adds no history entry: Back
 * leaves the answer sheet.
 *
 * @param questionNumber from the URL; an unknown number is ignored
 */
export function useQuestionPager(
  questions: readonly Question[],
  view: AnswerSheetView,
  questionNumber: string | undefined,
  refs: PagerRefs,
): QuestionPager {
  const navigate = useNavigate();
  const router = useRouter();
  const isSingle = view === 'one' && questions.length > 1;
  const [position, setPosition] = useState<PagerPosition>(() => ({
    index: findInitialIndex(questions, questionNumber, router.latestLocation.hash),
  }));
  const { index } = position;

  const moveToPosition = useEffectEvent(({ arrival }: PagerPosition) => {
    const question = questions[index];
    if (!arrival || !question) return;
    const { current: top } = refs.top;
    const { current: pages } = refs.pages;
    if (arrival.to === 'answer') goToQuestion(question, top);
    else {
      refs.heading.current?.focus({ preventScroll: true });
      if (top && pages && !isInView(top, pages)) top.scrollIntoView({ block: 'start' });
    }
    if (pages && arrival.slideFrom !== 0) void slideIn(pages, arrival.slideFrom);
  });
  useEffect(() => moveToPosition(position), [position]);

  // Keep the question in view when the view changes or a link is followed. When the screen opens with one question at
  // a time, show the title of the answer sheet instead.
  const scrollToShown = useEffectEvent((isOpening: boolean) => {
    const question = questions[index];
    if (index === 0 || !question || (isSingle && isOpening)) return;
    const target = isSingle ? refs.top.current : document.getElementById(questionAnchorId(question));
    target?.scrollIntoView({ block: 'start' });
  });
  const hasOpened = useRef(false);
  useEffect(() => {
    scrollToShown(!hasOpened.current);
    hasOpened.current = true;
  }, [isSingle]);
  // The router may scroll a new page to the top after these effects.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => (pathChanged ? scrollToShown(true) : undefined)),
    [router],
  );

  const updateUrl = (number: number) =>
    void navigate({
      to: '.',
      search: (search: object): object => ({ ...search, question: number > 1 ? `${number}` : undefined }),
      replace: true,
      resetScroll: false,
    });

  const show = (next: number, to: 'name' | 'answer', isSliding = true): boolean => {
    if (!questions[next]) return false;
    const slideFrom = isSliding ? Math.sign(next - index) * slideDistance : 0;
    setPosition({ index: next, arrival: { to, slideFrom } });
    if (next !== index) updateUrl(next + 1);
    return true;
  };

  const goToId = ({ id }: Pick<Question, 'id'>, to: 'name' | 'answer') => {
    const target = questions.findIndex((question) => question.id === id);
    if (isSingle) show(target, to);
    else goToQuestion({ id });
  };

  return {
    isSingle,
    index,
    shown: questions[index],
    last: questions.at(-1),
    turn: (step, isSliding) => show(index + step, 'name', isSliding),
    open: (question) => goToId(question, 'name'),
    goTo: (question) => goToId(question, 'answer'),
    advance: () => {
      const next = questions[index + 1];
      if (next) goToId(next, 'name');
    },
    setFocused: (focused) => {
      if (focused !== index) setPosition({ index: focused });
    },
    changeView: (next) => {
      const shown = next === 'one' ? findIndexInView(questions) : index;
      setPosition({ index: shown });
      updateUrl(next === 'one' ? shown + 1 : 1);
    },
  };
}

function findInitialIndex(
  questions: readonly Question[],
  questionNumber: string | undefined,
  hash: string,
): number {
  const indexOfNumber = Number(questionNumber ?? 0) - 1;
  if (questions[indexOfNumber]) return indexOfNumber;
  return Math.max(
    questions.findIndex((question) => questionAnchorId(question) === hash),
    0,
  );
}

/** Finds the last question that starts above the middle of the window. */
function findIndexInView(questions: readonly Question[]): number {
  const topOf = (question: Question) =>
    document.getElementById(questionAnchorId(question))?.getBoundingClientRect().top ?? Infinity;
  return Math.max(
    questions.findLastIndex((question) => topOf(question) < innerHeight / 2),
    0,
  );
}
