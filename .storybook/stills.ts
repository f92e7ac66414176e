import { expect, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import { statesOf, type State } from '../stories/guide/states/states.ts';

const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** Without the hidden messages of Storybook. */
const pageText = () => document.body.innerText;

const mainText = () => document.querySelector('main')?.innerText ?? '';

/** The skeletons and loading messages of src/ui/feedback. A busy button or form is no loading state. */
const isLoading = () =>
  isShown('[class*="_skeleton_"], [class*="_loading_"], :not(button) > [class*="_spinner_"]');

/** A message in the colours of an error, the mascot of a state, or a text in a page that has neither. */
const showsTrouble = () =>
  isShown('.tone-error, .tone-warning, [data-state-panel], use[href*="mascot-"]') ||
  /\b(failed|couldn't|did not load|no longer|expired|no token|too many|unexpected)\b/i.test(mainText());

const isInvalid = () => isShown('[aria-invalid="true"]');

/** Whether a page shows a state. The others cannot be told from what a page contains. */
const checks: Partial<Record<State, () => boolean>> = {
  loading: isLoading,
  'no-access': () =>
    /Access Denied|Payment Required|necessary permissions|not linked to your account/.test(pageText()),
  empty: () => isShown('[data-state-panel]') || /\b(no|nothing|none|N\/A)\b/i.test(mainText()),
  failed: showsTrouble,
  'not-found': showsTrouble,
  invalid: isInvalid,
  offline: () => /connection|offline/i.test(pageText()),
};

/** The router decodes paths. */
const pathOf = (url: string) => decodeURI(url.replace(/[?#].*/, '').replace(/\/$/, '')).toLowerCase();

/** The pages to which the router redirects a user without access. */
const refusals = ['/unauthorized', '/offline-payment'];

/**
 * A story is a still: it ends at its URL, and in the states that its tags declare. A story with the tag `interaction` may
 * end elsewhere.
 * @throws Error when a still ends elsewhere
 */
export async function expectStill(
  tags: readonly string[],
  at: string,
  application: Application,
): Promise<void> {
  const states = statesOf(tags);
  if (tags.includes('interaction')) return;
  const declared = Object.entries(checks).filter(([state]) => states.includes(state as State));
  await waitFor(() => expect(declared.filter(([, check]) => !check()).map(([state]) => state)).toEqual([]));
  if (!states.includes('loading')) {
    await waitFor(() =>
      expect(isLoading(), 'something is loading: wait for it, or tag the story "loading"').toBe(false),
    );
  }
  const { pathname } = application.state.location;
  const end = states.includes('no-access') ? [pathOf(at), ...refusals] : [pathOf(at)];
  await expect(end, 'a still must end at its URL, or the story is tagged "interaction"').toContain(
    pathOf(pathname),
  );
  if (!states.includes('invalid') && isInvalid()) {
    throw new Error('A field is invalid: tag the story "invalid".');
  }
}
