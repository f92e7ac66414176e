import type { ChangedPicture, PictureReport } from './write-report.ts';

/** The script of the report. Runs in the browser, also from a file, so that it imports nothing. */

declare const report: PictureReport;

const kinds = { changed: 'Changed', new: 'New', removed: 'Removed' } as const;
const looks = { light: 'Light', dark: 'Dark', phone: 'Phone' } as const;
const views = { sides: 'Side by side', difference: 'Difference', slider: 'Slider' } as const;

/** Pictures that are added at once: thousands of large ones would stop the browser. */
const pageSize = 30;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const filters = find('#filters') as HTMLFormElement;
const list = find('#pictures');

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

function addChoices(group: string, type: 'checkbox' | 'radio', choices: Record<string, string>): void {
  for (const [index, [value, label]] of Object.entries(choices).entries()) {
    const input = element('input', { type, name: group, value, checked: type === 'checkbox' || index === 0 });
    find(`#${group}`).append(element('label', {}, input, label));
  }
}

const image = (src: string, alt: string) => element('img', { src, alt, loading: 'lazy' });

const figure = (caption: string, ...content: Node[]) =>
  element('figure', {}, element('figcaption', {}, caption), ...content);

/** Both pictures over each other; a slider moves the edge between them. */
function slider(before: string, after: string): HTMLElement {
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    ariaLabel: 'Part before',
  });
  const covering = image(before, 'Before');
  const frame = element('div', { className: 'slider' }, image(after, 'After'), covering);
  const update = () => frame.style.setProperty('--part', `${range.value}%`);
  range.addEventListener('input', update);
  update();
  return figure('Before on the left, after on the right', range, frame);
}

function figuresOf({ before, after, difference }: ChangedPicture, view: string): HTMLElement[] {
  if (before && after && difference) {
    if (view === 'slider') return [slider(before, after)];
    if (view === 'difference') return [figure('Difference in red', image(difference, 'Difference'))];
  }
  return [
    ...(before ? [figure('Before', image(before, 'Before'))] : []),
    ...(after ? [figure('After', image(after, 'After'))] : []),
  ];
}

function card(picture: ChangedPicture, view: string): HTMLElement {
  const { title, name, kind, look, share } = picture;
  const amount =
    share === undefined ? '' : ` · ${(100 * share).toFixed(share < 0.001 ? 3 : 1)} % of the pixels`;
  const heading = element('h2', {}, name, ' ', element('small', {}, title.replaceAll('/', ' › ')));
  const facts = element('p', { className: kind }, `${kinds[kind]} · ${looks[look]}${amount}`);
  return element(
    'article',
    {},
    heading,
    facts,
    element('div', { className: look }, ...figuresOf(picture, view)),
  );
}

function chosen(): { pictures: ChangedPicture[]; view: string } {
  const data = new FormData(filters);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = textOf('text').toLowerCase().split(/\s+/);
  const title = textOf('title');
  const pictures = report.pictures.filter(
    (picture) =>
      data.getAll('kinds').includes(picture.kind) &&
      data.getAll('looks').includes(picture.look) &&
      (title === '' || picture.title === title) &&
      words.every((word) => `${picture.title} ${picture.name}`.toLowerCase().includes(word)),
  );
  return { pictures, view: textOf('views') };
}

function show(): void {
  const { pictures, view } = chosen();
  const total = report.pictures.length;
  find('#count').textContent =
    total === 0
      ? `No picture changed; ${report.compared} were compared.`
      : `${pictures.length} of ${total} changed pictures; ${report.compared} were compared.`;
  list.replaceChildren();
  const more = element('button', { type: 'button' });
  let shown = 0;
  const addPage = () => {
    more.before(...pictures.slice(shown, shown + pageSize).map((picture) => card(picture, view)));
    shown = Math.min(shown + pageSize, pictures.length);
    more.hidden = shown === pictures.length;
    more.textContent = `Show more: ${pictures.length - shown} remain`;
  };
  list.append(more);
  more.addEventListener('click', addPage);
  addPage();
}

find('#versions').textContent = `${report.before} is compared with ${report.after}.`;
addChoices('kinds', 'checkbox', kinds);
addChoices('looks', 'checkbox', looks);
addChoices('views', 'radio', views);
const titles = [...new Set(report.pictures.map(({ title }) => title))].toSorted();
find('[name="title"]').append(
  new Option('All', ''),
  ...titles.map((title) => new Option(title.replaceAll('/', ' › '), title)),
);
filters.addEventListener('input', show);
filters.addEventListener('submit', (event) => event.preventDefault());
if (report.problems.length > 0) {
  const problems = find('#problems');
  problems.hidden = false;
  find('#problems summary').textContent = `${report.problems.length} stories failed and have no picture`;
  find('#problems ul').append(...report.problems.map((text) => element('li', {}, text)));
}
show();
