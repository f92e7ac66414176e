import type { Page } from '@playwright/test';

/** The size of the page for a story that names none. */
const usualSize = { width: 1200, height: 900 };

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

type Listener = (payload: unknown) => void;

/** The parts of Storybook's preview that are used here. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void;
    once: (event: string, listener: Listener) => void;
    emit: (event: string, payload: unknown) => void;
  };
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { loadStory: (options: { storyId: string }) => Promise<LoadedStory> };
  };
  /** What Storybook has reported and {@link StoryPage} has not read yet. */
  problems: string[];
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** One page that shows story after story, as Storybook itself does. */
export class StoryPage {
  readonly #page: Page;
  readonly #errors: string[] = [];
  readonly #shown: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message));
    page.on('crash', () => this.#errors.push('The page crashed.'));
  }

  /** @throws Error when Storybook does not start */
  static async open(page: Page): Promise<StoryPage> {
    const stories = new StoryPage(page);
    await page.goto('iframe.html?viewMode=story');
    try {
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
        return preview?.storyStoreValue !== undefined;
      });
    } catch (error) {
      throw new Error(['Storybook does not start.', ...stories.#errors].join('\n'), { cause: error });
    }
    await page.evaluate(listen);
    return stories;
  }

  /** How many stories it has shown. Each one makes the next slower. */
  get count(): number {
    return this.#shown.length;
  }

  /** Storybook does not play the current story again; a new page does. */
  hasShown(id: string): boolean {
    return this.#shown.includes(id);
  }

  /** @throws Error when something went wrong after the last story had finished */
  async close(): Promise<void> {
    const late = await this.#lateProblems();
    await this.#page.context().close();
    if (late !== undefined) throw new Error(late);
  }

  /**
   * Shows a story, plays it and looks for accessibility violations.
   *
   * @returns What is wrong with it, and what the previous story did after it had finished; undefined when all is well.
   */
  async problemOf(id: string): Promise<string | undefined> {
    await this.#resize(await this.#sizeOf(id));
    const late = await this.#lateProblems();
    this.#shown.push(id);
    const problems = await this.#page.evaluate(play, id);
    const all = [...(late === undefined ? [] : [late]), ...problems, ...this.#errors.splice(0)];
    return all.length > 0 ? all.join('\n') : undefined;
  }

  async #resize(size: { width: number; height: number }): Promise<void> {
    const before = this.#page.viewportSize();
    if (before?.width === size.width && before.height === size.height) return;
    await this.#page.setViewportSize(size);
    // The story that is still shown gets the event in the next frame and draws after it; what goes wrong is its own.
    await this.#page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  }

  async #lateProblems(): Promise<string | undefined> {
    const reported = await this.#page.evaluate(() =>
      (globalThis as unknown as PreviewWindow).problems.splice(0),
    );
    const problems = [...reported, ...this.#errors.splice(0)];
    if (problems.length === 0) return undefined;
    return [`After ${this.#shown.at(-1) ?? 'Storybook'} had finished:`, ...problems].join('\n');
  }

  async #sizeOf(id: string) {
    const viewport = await this.#page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow;
      if (!preview?.storyStoreValue) throw new Error('The page was left.');
      const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
      const name = storyGlobals.viewport?.value;
      return name === undefined ? undefined : { name, styles: parameters.viewport?.options?.[name]?.styles };
    }, id);
    if (!viewport) return usualSize;
    const { name, styles } = viewport;
    if (!styles) throw new Error(`No viewport has the name ${name}.`);
    return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }
}

/** Runs in the page: keeps what Storybook reports, also between two stories. */
function listen(): void {
  const preview = globalThis as unknown as PreviewWindow;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
  const textOf = (error: unknown): string => {
    const { name, title, message, description, stack } = error as Record<string, string | undefined>;
    const text = [name ?? title, message ?? description].filter(Boolean).join(': ');
    return text ? `${text}\n${stack ?? ''}` : JSON.stringify(error);
  };
  preview.problems = [];
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
    channel.on(event, (error) => preview.problems.push(textOf(error)));
  }
  channel.on('unhandledErrorsWhilePlaying', (errors) =>
    preview.problems.push(...(errors as unknown[]).map(textOf)),
  );
}

/** Runs in the page: plays a story and returns what went wrong until it had finished. */
function play(id: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, problems } = globalThis as unknown as PreviewWindow;
  const violationText = ({ id: rule, help, nodes }: Violation) =>
    [`${rule}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
      '\n',
    );
  const reportTexts = ({ type, result }: Report) =>
    result?.violations?.map(violationText) ?? [`${type} failed: ${String(result?.error)}`];

  return new Promise((resolve) => {
    const end = (...more: string[]) => resolve([...problems.splice(0), ...more]);
    channel.once('storyMissing', () => end('Storybook does not have it.'));
    channel.once('storyFinished', (payload) => {
      const { status, reporters } = payload as { status: string; reporters: Report[] };
      const failed = reporters.filter((report) => report.status === 'failed').flatMap(reportTexts);
      const isUnexplained = status !== 'success' && failed.length + problems.length === 0;
      end(...failed, ...(isUnexplained ? [`It ended with the status ${status}.`] : []));
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
