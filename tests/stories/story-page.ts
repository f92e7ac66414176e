import type { CDPSession, Page } from '@playwright/test';
import { axeContext, axeOptions, colourOptions } from '../../.storybook/axe.ts';
import { layoutFlaws } from './layout-flaws.ts';

interface Size {
  width: number;
  height: number;
}

const defaultSize: Size = { width: 1280, height: 900 };
const phoneSize: Size = { width: 360, height: 740 };
/** The narrowest window in which WCAG requires text without sideways scrolling. */
const narrowSize: Size = { width: 320, height: 640 };

/** Font sizes in px: the browser's default, and that of a user who doubled it. */
const defaultTextSize = 16;
const doubledTextSize = 2 * defaultTextSize;

/** Chromium cannot draw a list of 10,000 cards as one picture. */
const maxPictureHeight = 6000;

/** Milliseconds for which a layout flaw may persist after a resize. */
const settlingTime = 3000;

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: Violation[]; error?: unknown };
}

interface PreviewWindow {
  /** Storybook's channel, exposed by .storybook/preview.tsx. */
  storybookChannel?: {
    on: (event: string, listener: (payload: unknown) => void) => void;
    once: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  /** Reported problems that {@link StoryPage} has not read yet. */
  problems: string[];
  violationTexts: (violations: readonly Violation[]) => string[];
  reportLeaving: (text: string) => void;
  axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> };
}

/** The looks in which a designer compares a story. */
export const looks = ['light', 'dark', 'phone'] as const;
export type Look = (typeof looks)[number];

interface Story {
  id: string;
  /** Besides Storybook's tags: `dark` and `phone` request checks of these variants. */
  tags: readonly string[];
  isScreen: boolean;
}

export class StoryPage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #errors: string[] = [];
  readonly #shown: string[] = [];
  #window = '';

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message));
    page.on('crash', () => this.#errors.push('The page crashed.'));
  }

  static async open(page: Page, axeScript: string): Promise<StoryPage> {
    const stories = new StoryPage(page, await page.context().newCDPSession(page));
    await page.exposeFunction('resizeForStory', (size?: Size) => stories.#resize(size ?? defaultSize));
    await page.exposeFunction('reportLeaving', (text: string) => stories.#errors.push(text));
    await page.addInitScript(hideKeyboardDetection);
    await page.goto('iframe.html?viewMode=story');
    try {
      await page.waitForFunction(() => (globalThis as unknown as PreviewWindow).storybookChannel);
    } catch (error) {
      throw new Error(['Storybook does not start.', ...stories.#errors].join('\n'), { cause: error });
    }
    await page.addScriptTag({ path: axeScript });
    await page.evaluate(listen);
    return stories;
  }

  get count(): number {
    return this.#shown.length;
  }

  /** A story can be shown only once per page, because Storybook does not replay the current story. */
  hasShown(id: string): boolean {
    return this.#shown.includes(id);
  }

  /** @throws Error when a problem occurred after the last story had finished */
  async close(): Promise<void> {
    const late = await this.#lateProblems();
    await this.#page.context().close();
    if (late !== undefined) throw new Error(late);
  }

  /**
   * Shows and plays a story and checks its accessibility; if that finds no problem, then also the layout of a
   * screen in several windows, and the variants that the tags request.
   * @returns the problems of the story, and late problems of the previous one; undefined if there are none
   */
  async problemOf(story: Story): Promise<string | undefined> {
    const late = await this.#lateProblems();
    const problems = await this.#play(story.id);
    if (problems.length === 0) problems.push(...(await this.#variantProblems(story)));
    const all = [...(late === undefined ? [] : [late]), ...problems, ...this.#errors.splice(0)];
    if (all.length === 0) return undefined;
    // An earlier story on the same page may have caused the problem.
    return [...all, `Shown before on the same page: ${this.#shown.at(-2) ?? 'nothing'}.`].join('\n');
  }

  /** Shows and plays a story, and takes a picture of its page, down to a limit, in each look. */
  async picturesOf(id: string): Promise<{ pictures: Map<Look, Buffer>; problems: string[] }> {
    const problems = await this.#play(id);
    const storySize = this.#page.viewportSize() ?? defaultSize;
    const pictures = new Map<Look, Buffer>();
    // A picture of a whole page has no scroll bar.
    await this.#page.evaluate(() => (document.documentElement.style.scrollbarWidth = 'none'));
    for (const look of looks) {
      await this.#setTheme(look === 'dark' ? 'dark' : 'light');
      await this.#resize(look === 'phone' ? phoneSize : storySize);
      // After a resize, a page may scroll to its focused element.
      await this.#page.evaluate(waitForLayout);
      // In a picture of the whole page, sticky bars would otherwise lie in the middle.
      await this.#page.evaluate(() => scrollTo(0, 0));
      await this.#page.evaluate(waitForLayout);
      const { width, height } = await this.#page.evaluate(documentSize);
      const clip = { x: 0, y: 0, width, height: Math.min(height, maxPictureHeight) };
      pictures.set(look, await this.#page.screenshot({ fullPage: true, clip, animations: 'disabled' }));
    }
    await this.#page.evaluate(() => (document.documentElement.style.scrollbarWidth = ''));
    return { pictures, problems: [...problems, ...this.#errors.splice(0)] };
  }

  async #play(id: string): Promise<string[]> {
    this.#shown.push(id);
    return this.#page.evaluate(play, id).catch((error: unknown) => {
      throw new Error([String(error), ...this.#errors.splice(0)].join('\n'), { cause: error });
    });
  }

  /** The preview's `Root` sets the theme in the same way, and resets it for the next story. */
  async #setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.#page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
  }

  async #variantProblems({ tags, isScreen }: Story): Promise<string[]> {
    const problems: string[] = [];
    const storySize = this.#page.viewportSize() ?? defaultSize;
    if (isScreen) problems.push(...(await this.#layoutFlaws()));
    if ((isScreen && storySize.width !== phoneSize.width) || tags.includes('phone')) {
      await this.#resize(phoneSize);
      await this.#page.evaluate(waitForLayout);
      problems.push(...(await this.#layoutFlaws()));
      if (tags.includes('phone')) problems.push(...(await this.#axeViolations('on a phone')));
    }
    if (isScreen) {
      await this.#resize(narrowSize, doubledTextSize);
      await this.#page.evaluate(waitForLayout);
      problems.push(...(await this.#layoutFlaws()));
    }
    if (tags.includes('dark')) {
      await this.#resize(storySize);
      await this.#setTheme('dark');
      problems.push(...(await this.#axeViolations('dark theme', colourOptions)));
    }
    return problems;
  }

  async #resize(size: Size, text = defaultTextSize): Promise<void> {
    // Browsers use a smaller default for monospaced fonts.
    const fixed = (text * 13) / defaultTextSize;
    await this.#devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed } });
    await this.#page.setViewportSize(size);
    this.#window = `${size.width} px${text === defaultTextSize ? '' : ', text 200 %'}`;
  }

  async #layoutFlaws(): Promise<string[]> {
    let flaws = await this.#page.evaluate(layoutFlaws);
    const toastFlaws = new Set<string>();
    // Tables become cards a moment after the resize. Report only persistent flaws.
    const end = Date.now() + settlingTime;
    while (flaws.length > 0 && Date.now() < end) {
      await this.#page.evaluate(waitForLayout);
      flaws = await this.#page.evaluate(layoutFlaws);
      // Toasts are positioned within a frame, and may disappear while waiting.
      for (const flaw of flaws) if (flaw.startsWith('a toast')) toastFlaws.add(flaw);
      flaws = flaws.filter((flaw) => !toastFlaws.has(flaw));
    }
    return [...toastFlaws, ...flaws].map((flaw) => `At ${this.#window}: ${flaw}`);
  }

  async #axeViolations(variant: string, options: object = axeOptions): Promise<string[]> {
    await this.#page.evaluate(waitForLayout);
    const violations = await this.#page.evaluate(runAxe, { context: axeContext, options });
    return violations.map((violation) => `${violation}\n(${variant})`);
  }

  async #lateProblems(): Promise<string | undefined> {
    const reported = await this.#page.evaluate(() =>
      (globalThis as unknown as PreviewWindow).problems.splice(0),
    );
    const problems = [...reported, ...this.#errors.splice(0)];
    if (problems.length === 0) return undefined;
    return [`After ${this.#shown.at(-1) ?? 'Storybook'} had finished:`, ...problems].join('\n');
  }
}

/**
 * Runs in the page: when this runner makes the window lower, React Aria takes it for an open on-screen keyboard. It then hides each
 * dialog with a focused field for up to 600 ms, in which stories find its elements invisible.
 */
function hideKeyboardDetection(): void {
  visualViewport?.addEventListener('resize', (event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  });
}

/** Runs in the page: waits until React has rendered and the fonts are loaded. */
async function waitForLayout(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Runs in the page. */
const documentSize = () => ({
  width: document.documentElement.scrollWidth,
  height: document.documentElement.scrollHeight,
});

async function runAxe({ context, options }: { context: object; options: object }): Promise<string[]> {
  const { axe, violationTexts } = globalThis as unknown as PreviewWindow;
  const { violations } = await axe.run(context, options);
  return violationTexts(violations);
}

/** Runs in the page: collects reported problems, also between stories. */
function listen(): void {
  const preview = globalThis as unknown as PreviewWindow;
  const textOf = (error: unknown): string => {
    const { name, title, message, description, stack } = error as Record<string, string | undefined>;
    const text = [name ?? title, message ?? description].filter(Boolean).join(': ');
    return text ? `${text}\n${stack ?? ''}` : JSON.stringify(error);
  };
  preview.violationTexts = (violations) =>
    violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
        '\n',
      ),
    );
  preview.problems = [];
  // Stories use memory history. Loading another document would end the page.
  navigation.addEventListener('navigate', ({ destination, navigationType }) => {
    if (destination.sameDocument) return;
    preview.reportLeaving(
      `The page was left (${navigationType}) for ${destination.url}\n${new Error().stack}`,
    );
  });
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
    preview.storybookChannel?.on(event, (error) => preview.problems.push(textOf(error)));
  }
  preview.storybookChannel?.on('unhandledErrorsWhilePlaying', (errors) =>
    preview.problems.push(...(errors as unknown[]).map(textOf)),
  );
}

function play(id: string): Promise<string[]> {
  const { storybookChannel: channel, problems, violationTexts } = globalThis as unknown as PreviewWindow;
  if (!channel) throw new Error('The page was left.');
  const reportTexts = ({ type, result }: Report) =>
    result?.violations ? violationTexts(result.violations) : [`${type} failed: ${String(result?.error)}`];

  return new Promise((resolve) => {
    const end = (...more: string[]) => resolve([...problems.splice(0), ...more]);
    channel.once('storyMissing', () => end('Storybook does not have this story.'));
    channel.once('storyFinished', (payload) => {
      const { status, reporters } = payload as { status: string; reporters: Report[] };
      const failed = reporters.filter((report) => report.status === 'failed').flatMap(reportTexts);
      const isUnexplained = status !== 'success' && failed.length + problems.length === 0;
      end(...failed, ...(isUnexplained ? [`The story ended with the status ${status}.`] : []));
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
