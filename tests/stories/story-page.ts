import type { Page } from '@playwright/test';

/** What the page of stories is as wide and high as, where a story names no other size. */
const usualSize = { width: 1200, height: 900 };

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: Violation[] };
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** The parts of Storybook's preview that are used here. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { loadStory: (options: { storyId: string }) => Promise<LoadedStory> };
  };
}

/** One page that shows story after story, as Storybook itself does. */
export class StoryPage {
  readonly #page: Page;
  readonly #errors: string[] = [];
  readonly #shown = new Set<string>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.#errors.push(`Error in the page: ${error.stack ?? error.message}`));
    page.on('crash', () => this.#errors.push('The page crashed.'));
  }

  static async open(page: Page): Promise<StoryPage> {
    await page.goto('iframe.html?viewMode=story');
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
      return preview?.storyStoreValue !== undefined;
    });
    return new StoryPage(page);
  }

  /** How many stories it has shown: it takes longer for each, the more there were. */
  get count(): number {
    return this.#shown.size;
  }

  /** Storybook does not show a story again that it already shows. */
  hasShown(id: string): boolean {
    return this.#shown.has(id);
  }

  /** @throws Error when something went wrong after the last story had finished. */
  async close(): Promise<void> {
    await this.#page.context().close();
    if (this.#errors.length > 0) throw new Error(this.#errors.join('\n'));
  }

  /**
   * Shows a story, plays it and looks for accessibility violations.
   *
   * @returns What is wrong with it, or undefined.
   */
  async problemOf(id: string): Promise<string | undefined> {
    this.#shown.add(id);
    await this.#page.setViewportSize(await this.#sizeOf(id));
    const problems = await this.#page.evaluate(play, id);
    const all = [...problems, ...this.#errors.splice(0)];
    return all.length > 0 ? all.join('\n') : undefined;
  }

  async #sizeOf(id: string) {
    const styles = await this.#page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
      const story = await preview?.storyStoreValue?.loadStory({ storyId });
      const name = story?.storyGlobals.viewport?.value;
      if (name === undefined) return undefined;
      const option = story?.parameters.viewport?.options?.[name];
      if (!option) throw new Error(`No viewport has the name ${name}.`);
      return option.styles;
    }, id);
    if (!styles) return usualSize;
    return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }
}

/** Runs in the page: returns what went wrong until the story had finished. */
function play(id: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as PreviewWindow;
  if (!channel) throw new Error('Storybook has not started.');

  const textOf = (error: unknown): string => {
    const { name, title, message, description, stack } = error as Record<string, string | undefined>;
    const text = [name ?? title, message ?? description].filter(Boolean).join(': ');
    return text ? `${text}\n${stack ?? ''}` : JSON.stringify(error);
  };
  const violationText = ({ id: rule, help, nodes }: Violation) =>
    [`${rule}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
      '\n',
    );

  return new Promise((resolve) => {
    const problems: string[] = [];
    const listeners: Record<string, (payload: unknown) => void> = {
      playFunctionThrewException: (error) => void problems.push(textOf(error)),
      unhandledErrorsWhilePlaying: (errors) => void problems.push(...(errors as unknown[]).map(textOf)),
      storyThrewException: (error) => end(textOf(error)),
      storyErrored: (error) => end(textOf(error)),
      storyMissing: () => end('Storybook does not have it.'),
      storyFinished: (payload) => {
        const { storyId, status, reporters } = payload as {
          storyId: string;
          status: string;
          reporters: Report[];
        };
        if (storyId !== id) return;
        const violations = reporters
          .filter((report) => report.status === 'failed')
          .flatMap(({ type, result }) => result?.violations?.map(violationText) ?? [`${type} failed.`]);
        problems.push(...violations);
        end(status === 'success' || problems.length > 0 ? undefined : `It ended with the status ${status}.`);
      },
    };
    const end = (problem?: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(problem === undefined ? problems : [...problems, problem]);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
