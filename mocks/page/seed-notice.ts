import { createSheet } from '../panel/host/create-sheet.ts';
import styles from './seed-notice.css?inline';

interface SeedChoices {
  keep: () => Promise<void>;
  /** Restarts the scenario, and reloads the page. */
  restart: () => Promise<void>;
}

const markup = `
  <section role="alert" aria-label="Demo data of the mock">
    <p>The seed of the mock has changed. Restart the scenario to see it: this loses the changed data and reloads the page.</p>
    <button type="button" name="restart">Restart</button>
    <button type="button" name="keep">Keep the data</button>
  </section>`;

let shown: Element | undefined;

/** Asks at the edge of the page. Until a button is pressed, the page works with the old data and does not store it. */
export function askAboutSeed(choices: SeedChoices): void {
  shown?.remove();
  const notice = document.createElement('springbyte-seed-notice');
  shown = notice;
  // React Aria leaves it usable while a modal dialog is open.
  notice.dataset['reactAriaTopLayer'] = 'true';
  const root = notice.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(styles)];
  root.innerHTML = markup;
  for (const name of ['keep', 'restart'] as const) {
    root.querySelector(`[name=${name}]`)?.addEventListener('click', () => {
      notice.remove();
      void choices[name]();
    });
  }
  // Outside the body, which belongs to the application.
  document.documentElement.append(notice);
}
