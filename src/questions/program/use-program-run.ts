import { useEffect, useReducer, useRef } from 'react';
import type { Outcome, Printed } from './interpreter/protocol.ts';
import { runProgram } from './interpreter/run-program.ts';
import type { Program } from './program.ts';
import type { RobotEvent } from './robot/robot-events.ts';

/** Milliseconds between two events of the robot on the screen. */
const eventPause = 500;

export interface RunState {
  /** Undefined before the first run, and after a change of the code. */
  outcome: Outcome | undefined;
  isRunning: boolean;
  texts: readonly string[];
  events: readonly RobotEvent[];
  /** The number of events on the screen. */
  shown: number;
  /** Events follow one another without a press. */
  isPlaying: boolean;
}

const initial: RunState = {
  outcome: undefined,
  isRunning: false,
  texts: [],
  events: [],
  shown: 0,
  isPlaying: false,
};

type Change =
  | { kind: 'reset' }
  | { kind: 'run'; isPlaying: boolean }
  | { kind: 'printed'; printed: readonly Printed[] }
  | { kind: 'ended'; outcome: Outcome }
  | { kind: 'show'; count: number }
  | { kind: 'pause' };

function reduce(state: RunState, change: Change): RunState {
  switch (change.kind) {
    case 'reset':
      return initial;
    case 'run':
      return { ...initial, isRunning: true, isPlaying: change.isPlaying };
    case 'printed':
      return {
        ...state,
        texts: [...state.texts, ...change.printed.flatMap((each) => (each.kind === 'text' ? each.text : []))],
        events: [
          ...state.events,
          ...change.printed.flatMap((each) => (each.kind === 'event' ? each.event : [])),
        ],
      };
    case 'ended': {
      // The first press on Step shows the first event.
      const shown = state.isPlaying ? 0 : Math.min(1, state.events.length);
      return { ...state, isRunning: false, outcome: change.outcome, shown };
    }
    case 'show': {
      const shown = Math.min(change.count, state.events.length);
      return { ...state, shown, isPlaying: state.isPlaying && shown < state.events.length };
    }
    case 'pause':
      return { ...state, isPlaying: false };
  }
}

const hasReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a program, and shows the events of its robot one after the other. */
export function useProgramRun(program: Program, code: string) {
  const [state, change] = useReducer(reduce, initial);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const { outcome, isPlaying, shown, events } = state;
  useEffect(() => {
    if (!outcome || !isPlaying) return;
    if (hasReducedMotion()) {
      change({ kind: 'show', count: events.length });
      return;
    }
    const timer = setTimeout(() => change({ kind: 'show', count: shown + 1 }), eventPause);
    return () => clearTimeout(timer);
  }, [outcome, isPlaying, shown, events]);

  const run = async (options: { isPlaying: boolean }) => {
    cancel.current?.();
    change({ kind: 'run', ...options });
    const { traceLines } = await import('./trace-lines.ts');
    const { language, map } = program;
    const started = runProgram({ language, map, code: map ? traceLines(code) : code }, (printed) =>
      change({ kind: 'printed', printed }),
    );
    cancel.current = started.cancel;
    const ended = await started.ended;
    if (cancel.current === started.cancel) change({ kind: 'ended', outcome: ended });
  };

  return {
    ...state,
    /** The program has ended, and all events are on the screen. */
    isFinished: outcome !== undefined && shown === events.length,
    run: () => void run({ isPlaying: true }),
    /** Shows the next event; runs the program first if necessary. */
    step: () => {
      if (outcome && shown < events.length) change({ kind: 'show', count: shown + 1 });
      else void run({ isPlaying: false });
    },
    stop: () => {
      cancel.current?.();
      change({ kind: 'pause' });
    },
    reset: () => {
      cancel.current?.();
      cancel.current = undefined;
      change({ kind: 'reset' });
    },
  };
}
