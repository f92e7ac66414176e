import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
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
import { axeContext, axeOptions } from './axe.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import { keepFocusOutside } from './embedded-focus.ts';
import { applySwitches } from './toolbar/apply-switches.ts';
import { globalTypes, initialGlobals, type ToolbarGlobals } from './toolbar/global-types.ts';
import { Root } from './toolbar/root.tsx';
import { checkVisit, loadVisit, restoreConnection } from './toolbar/story-visit.ts';

// CI machines are slow. Stories must not set other time-outs.
configure({ asyncUtilTimeout: 20_000, getElementError });

const pageLabel = 'The page:';

/**
 * Adds the text of the page to the message, because dialogs and toasts outside of the canvas often cover an
 * element.
 */
function getElementError(message: string | null): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Compute the message lazily: a query that retries fails many times, and reading the text forces a layout.
  let fullMessage: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (fullMessage ??= appendPageText(message)),
  });
  return error;
}

function appendPageText(message: string | null): string {
  // While a query retries, Testing Library passes the previous error message, which already contains the text.
  if (message?.includes(pageLabel)) return message;
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const texts = [...dialogs].map(({ innerText }) => `In front: ${innerText.replaceAll(/\s+/g, ' ')}`);
  const page = `${pageLabel} ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 2000)}`;
  return [message, ...texts, page].join('\n');
}

/**
 * In development Storybook wraps each event in React's `act`, which renders synchronously. When user-event dispatches
 * a change event of a field while React removes it, this fails with "Should not already be working", and the page
 * cannot render other stories.
 */
function sendEventsUnwrapped() {
  configure({ eventWrapper: (send: () => unknown) => send() });
}

/** The tests control stories through this channel (tests/stories/story-page.ts). */
function exposeChannel() {
  Object.assign(globalThis, { storybookChannel: addons.getChannel() });
}

const started = new WeakSet<AbortSignal>();

/** Clears pending toasts of the previous story. A switch of the toolbar renders a story again, and keeps its toasts. */
function startStory({ abortSignal }: { abortSignal: AbortSignal }) {
  if (started.has(abortSignal)) return;
  started.add(abortSignal);
  useToasts.setState([], true);
}

interface Viewports {
  options?: Record<string, { styles: { width: string; height: string } }>;
}

/** In tests, resizes the browser window to the viewport of the story; Storybook resizes its frame instead. */
async function resizeForStory(globals: Record<string, unknown>, parameters: Record<string, unknown>) {
  const { resizeForStory: resize } = globalThis as {
    resizeForStory?: (size?: { width: number; height: number }) => Promise<void>;
  };
  if (!resize) return;
  const { value: name } = (globals['viewport'] ?? {}) as { value?: string };
  if (name === undefined) return resize();
  const styles = (parameters['viewport'] as Viewports).options?.[name]?.styles;
  if (!styles) throw new Error(`There is no viewport ${name}.`);
  await resize({ width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) });
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, density, direction } = globals as unknown as ToolbarGlobals;
      return (
        <Root theme={theme} density={parameters['visit'] ? undefined : density} direction={direction}>
          <PortraitsContext value={portraits}>
            <Story />
          </PortraitsContext>
        </Root>
      );
    },
  ],
  loaders: [loadVisit],
  beforeEach: async (context) => {
    const { globals, parameters, viewMode } = context;
    await resizeForStory(globals, parameters);
    // On a page of documentation, the container applies them once for all stories.
    const restorePage = viewMode === 'docs' ? undefined : applySwitches(globals as unknown as ToolbarGlobals);
    startStory(context);
    return async () => {
      declineConfirmations();
      restorePage?.();
      await restoreConnection(context);
    };
  },
  afterEach: checkVisit,
  beforeAll: () => {
    sendEventsUnwrapped();
    exposeChannel();
    keepFocusOutside();
  },
  initialGlobals,
  globalTypes,
  parameters: {
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          ['Start here', 'States', 'Messages', 'Changes', 'Decisions', 'Requirements', 'Contract'],
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Layout and density', 'Icons', 'Pictures', 'Voice'],
          'Design system',
          'Patterns',
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
          'Developer panel',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: axeOptions,
      context: axeContext,
    },
    controls: { expanded: true },
    docs: { container: ThemedDocsContainer },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        landscape: {
          name: 'Phone in landscape',
          type: 'mobile',
          styles: { width: '740px', height: '360px' },
        },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
});
