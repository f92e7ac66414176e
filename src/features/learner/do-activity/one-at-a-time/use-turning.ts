import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Question } from '#questions/question.ts';
import { anchorOf, goToQuestion } from '../../go-to-question.ts';
import { slideIn, turnDistance } from '../../slide-in.ts';
import type { SheetView } from '../sheet-view.ts';
import { isInView } from './in-view.ts';

/** To the question that follows, or to the one before. */
export type Step = 1 | -1;

/** Which question of a sheet is shown, and the ways to the others. */
export interface Turning {
  /** One question at a time; otherwise all of them are on the page. */
  isSingle: boolean;
  /** Of the question that is shown or, where all are, that was used last. */
  index: number;
  /** The question at that index; undefined in a sheet without questions. */
  shown: Question | undefined;
  last: Question | undefined;
  /**
   * @param isSliding false when something else has moved the question already
   * @returns false where no question follows
   */
  turn: (step: Step, isSliding?: boolean) => boolean;
  /** Shows a question, whose name takes the focus. Where all are shown: as `goTo`. */
  open: (question: Pick<Question, 'id'>) => void;
  /** Shows a question and focuses the first control that needs an answer. */
  goTo: (question: Pick<Question, 'id'>) => void;
  /** A question has the focus. */
  noteFocus: (index: number) => void;
  /** The view is about to change: what is shown goes on being shown. */
  changeView: (view: SheetView) => void;
}

/** What the hook scrolls, focuses and moves. */
interface TurningRefs {
  /** Everything that turning brings into view. */
  top: RefObject<HTMLDivElement | null>;
  pages: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface Place {
  index: number;
  /** How it was come to; nothing moves without it. */
  arrival?: { to: 'name' | 'answer'; slideFrom: number };
}

/**
 * The place in a sheet. It is in the URL as well, for a reload; Back leads to the page before the sheet all the same.
 *
 * @param given the number of a question in the URL; one that there is not counts as none
 */
export function useTurning(
  questions: readonly Question[],
  view: SheetView,
  given: string | undefined,
  refs: TurningRefs,
): Turning {
  const navigate = useNavigate();
  const router = useRouter();
  const isSingle = view === 'one' && questions.length > 1;
  const [place, setPlace] = useState<Place>(() => ({
    index: startOf(questions, given, router.latestLocation.hash),
  }));
  const { index } = place;

  const arrive = useEffectEvent(({ arrival }: Place) => {
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
  useEffect(() => arrive(place), [place]);

  // The same question in the other view, and that of a link. One at a time, a sheet opens with its title.
  const findAgain = useEffectEvent((isOpening: boolean) => {
    const question = questions[index];
    if (index === 0 || !question || (isSingle && isOpening)) return;
    const target = isSingle ? refs.top.current : document.getElementById(anchorOf(question));
    target?.scrollIntoView({ block: 'start' });
  });
  const isOpen = useRef(false);
  useEffect(() => {
    findAgain(!isOpen.current);
    isOpen.current = true;
  }, [isSingle]);
  // The router scrolls a new page to its top, mostly after the effects of what is on it.
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged }) => (pathChanged ? findAgain(true) : undefined)),
    [router],
  );

  const keepInUrl = (number: number) =>
    void navigate({
      to: '.',
      search: (search: object): object => ({ ...search, question: number > 1 ? `${number}` : undefined }),
      replace: true,
      resetScroll: false,
    });

  const show = (next: number, to: 'name' | 'answer', isSliding = true): boolean => {
    if (!questions[next]) return false;
    const slideFrom = isSliding ? Math.sign(next - index) * turnDistance : 0;
    setPlace({ index: next, arrival: { to, slideFrom } });
    if (next !== index) keepInUrl(next + 1);
    return true;
  };

  const bring = ({ id }: Pick<Question, 'id'>, to: 'name' | 'answer') => {
    const at = questions.findIndex((question) => question.id === id);
    if (isSingle) show(at, to);
    else goToQuestion({ id });
  };

  return {
    isSingle,
    index,
    shown: questions[index],
    last: questions.at(-1),
    turn: (step, isSliding) => show(index + step, 'name', isSliding),
    open: (question) => bring(question, 'name'),
    goTo: (question) => bring(question, 'answer'),
    noteFocus: (used) => {
      if (used !== index) setPlace({ index: used });
    },
    changeView: (next) => {
      const shown = next === 'one' ? inView(questions) : index;
      setPlace({ index: shown });
      keepInUrl(next === 'one' ? shown + 1 : 1);
    },
  };
}

function startOf(questions: readonly Question[], given: string | undefined, hash: string): number {
  const byNumber = Number(given ?? 0) - 1;
  if (questions[byNumber]) return byNumber;
  return Math.max(
    questions.findIndex((question) => anchorOf(question) === hash),
    0,
  );
}

/** The last question that begins above the middle of the window. */
function inView(questions: readonly Question[]): number {
  const begins = (question: Question) =>
    document.getElementById(anchorOf(question))?.getBoundingClientRect().top ?? Infinity;
  return Math.max(
    questions.findLastIndex((question) => begins(question) < innerHeight / 2),
    0,
  );
}
