import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { portraits } from '#mocks/data/seed/portraits.ts';
import { useToasts } from '#ui/feedback/toasts.ts';
import { declineConfirmations } from '#ui/overlay/confirm.ts';
import { PortraitsContext } from '#ui/picture/portraits.ts';
import '#ui/styles/fonts.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/subjects.css';
import type { Visit } from '../stories/visit.tsx';
import { axeContext, axeOptions } from './axe.ts';

// On a busy machine a story may have to wait much longer than the usual second. No story names a time of its own.
configure({ asyncUtilTimeout: 20_000, getElementError });

const thePage = 'The page:';

/** What is in the way of an element is mostly a dialog or a toast, which stand beside the canvas and not in it. */
function getElementError(message: string | null): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // A search that waits fails many times and shows only its last error: reading a page lays it out.
  let whole: string | undefined;
  Object.defineProperty(error, 'message', { configurable: true, get: () => (whole ??= withPage(message)) });
  return error;
}

function withPage(message: string | null): string {
  // A search that waits passes on the message of its last try.
  if (message?.includes(thePage)) return message;
  const inFront = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const texts = [...inFront].map(({ innerText }) => `In front: ${innerText.replaceAll(/\s+/g, ' ')}`);
  const page = `${thePage} ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 2000)}`;
  return [message, ...texts, page].join('\n');
}

interface RootProps {
  theme: 'light' | 'dark';
  /** Undefined for a screen: its shell sets the density itself. */
  density: 'learner' | 'parent' | 'staff' | undefined;
  children: ReactNode;
}

/** A whole screen needs the mock, a session and a router; components do not, so these are loaded on demand. */
async function loadVisit(visit: Visit | undefined) {
  if (!visit) return {};
  const { prepareVisit } = await import('../stories/visit.tsx');
  return { application: await prepareVisit(visit) };
}

/** A request or response that the contract does not allow fails the story in which it happened. */
async function failOnDeviation(visit: Visit | undefined) {
  if (!visit) return;
  const { storyBackend } = await import('../stories/visit.tsx');
  const { deviations, refusedRequests } = await storyBackend();
  const all = [...deviations, ...refusedRequests];
  if (all.length > 0) throw new Error(`Outside the contract: ${JSON.stringify(all, null, 2)}`);
}

/**
 * An event reaches React as it does in the application. In development Storybook wraps each in React's `act`, which
 * renders at once when it ends; user-event reports the change of a field that React is just taking away, so that would
 * be in the middle of React's own work: "Should not already be working", after which the page draws no story any more.
 */
function sendEventsUnwrapped() {
  configure({ eventWrapper: (send: () => unknown) => send() });
}

/** The tests play stories through it (tests/stories/story-page.ts). */
function exposeChannel() {
  Object.assign(globalThis, { storybookChannel: addons.getChannel() });
}

interface Viewports {
  options?: Record<string, { styles: { width: string; height: string } }>;
}

/** In the tests the window itself gets the size of the viewport that a story names; Storybook sets that of its frame. */
async function resizeForStory(globals: Record<string, unknown>, parameters: Record<string, unknown>) {
  const { resizeForStory: resize } = globalThis as {
    resizeForStory?: (size?: { width: number; height: number }) => Promise<void>;
  };
  if (!resize) return;
  const { value: name } = (globals['viewport'] ?? {}) as { value?: string };
  if (name === undefined) return resize();
  const styles = (parameters['viewport'] as Viewports).options?.[name]?.styles;
  if (!styles) throw new Error(`No viewport has the name ${name}.`);
  await resize({ width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) });
}

/** Sets theme and density on the root element, as the application does: overlays are children of body. */
function Root({ theme, density, children }: RootProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    if (density === undefined) return;
    dataset['density'] = density;
    // The next story in this page may be a screen without a density.
    return () => {
      delete dataset['density'];
    };
  }, [theme, density]);
  return children;
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, density } = globals as Pick<RootProps, 'theme' | 'density'>;
      return (
        <Root theme={theme} density={parameters['visit'] ? undefined : density}>
          <PortraitsContext value={portraits}>
            <Story />
          </PortraitsContext>
        </Root>
      );
    },
  ],
  loaders: [({ parameters }) => loadVisit(parameters['visit'] as Visit | undefined)],
  // A story may end with an open confirmation, and with a toast that no region has shown.
  beforeEach: async ({ globals, parameters }) => {
    await resizeForStory(globals, parameters);
    useToasts.setState([], true);
    return declineConfirmations;
  },
  afterEach: ({ parameters }) => failOnDeviation(parameters['visit'] as Visit | undefined),
  beforeAll: () => {
    sendEventsUnwrapped();
    exposeChannel();
  },
  initialGlobals: { theme: 'light', density: 'parent' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    density: {
      description: 'Density: whose screen it is',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'learner', title: 'Learner' },
          { value: 'parent', title: 'Parent and public' },
          { value: 'staff', title: 'Staff' },
        ],
      },
    },
  },
  parameters: {
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          ['Start here', 'Decisions', 'Requirements', 'Contract'],
          'Design system',
          'Components',
          ['Form', 'List', 'Page'],
          'Questions',
          'Screens',
          [
            'Public',
            'Auth',
            'Shell',
            'Learner',
            'Reports',
            'Parent',
            'Subscription',
            'Admin',
            'Authoring',
            'Moderation',
            'Invitation',
            'Trial',
          ],
        ],
      },
    },
    a11y: {
      test: 'error',
      options: axeOptions,
      context: axeContext,
    },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        sideways: {
          name: 'Phone held sideways',
          type: 'mobile',
          styles: { width: '740px', height: '360px' },
        },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
});
