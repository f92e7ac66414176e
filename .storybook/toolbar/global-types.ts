import type { Preview } from '@storybook/react-vite';
import { cast } from '#mocks/control/personas.ts';
import { latencies } from '#mocks/environment/connection.ts';
import { personaTitle } from '../../stories/persona-title.ts';

/** Per cent of the default font size. The keys are words, because Storybook reads `200` in a URL as a number. */
export const textSizes = { larger: 150, double: 200 } as const;

/** The values of the toolbar's switches, also in the URL: `?globals=theme:dark;textSize:double`. */
export interface ToolbarGlobals {
  theme: 'light' | 'dark';
  density: 'learner' | 'parent' | 'staff';
  /** A user name of the demo cast, or `visitor`; undefined for the persona of the story. */
  persona?: string | undefined;
  /** Undefined for the network of the story. */
  network?: 'slow' | 'offline' | undefined;
  /** Undefined for the default size. */
  textSize?: keyof typeof textSizes | undefined;
  /** Undefined for the motion of the device. */
  motion?: 'reduced' | undefined;
  /** Undefined for the colours of the theme. */
  colors?: 'forced' | undefined;
  /** Undefined for English. */
  language?: 'pseudo' | undefined;
  /** Undefined for left to right. */
  direction?: 'rtl' | undefined;
}

export const initialGlobals = { theme: 'light', density: 'parent' } as const satisfies ToolbarGlobals;

/**
 * Who uses the screen and how it is connected, then the variants of the design, then the settings of the user's device.
 * A switch without a value shows only its icon; its first item, of the type `reset`, removes the value.
 */
export const globalTypes: Record<keyof ToolbarGlobals, NonNullable<Preview['globalTypes']>[string]> = {
  persona: {
    description: 'Persona',
    toolbar: {
      icon: 'user',
      items: [
        { type: 'reset', title: 'From the story' },
        { value: 'visitor', title: 'Visitor', right: 'is not signed in' },
        ...Object.entries(cast).map(([value, purpose]) => ({
          value,
          title: personaTitle(value),
          right: purpose,
        })),
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'transfer',
      items: [
        { type: 'reset', title: 'From the story' },
        { value: 'slow', title: 'Slow', right: `${latencies.slow / 1000} s per call` },
        { value: 'offline', title: 'Offline', right: 'no call arrives' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  density: {
    description: 'Density (a screen sets its own)',
    toolbar: {
      icon: 'component',
      items: [
        { value: 'learner', title: 'Learner' },
        { value: 'parent', title: 'Parent', right: 'and public' },
        { value: 'staff', title: 'Staff' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { type: 'reset', title: '100 %' },
        ...Object.entries(textSizes).map(([value, size]) => ({ value, title: `${size} %` })),
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: false,
      items: [
        { type: 'reset', title: 'As on this device' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
      ],
    },
  },
  colors: {
    description: 'Colours',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: false,
      items: [
        { type: 'reset', title: 'Of the theme' },
        { value: 'forced', title: 'Forced colours', icon: 'eye' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: false,
      items: [
        { type: 'reset', title: 'English' },
        { value: 'pseudo', title: 'Pseudo-language', right: '40 % longer', icon: 'expandalt' },
      ],
    },
  },
  direction: {
    description: 'Direction of the text',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: false,
      items: [
        { type: 'reset', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
      ],
    },
  },
};
