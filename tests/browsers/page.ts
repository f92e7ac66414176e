/** The functions that run in the page use only their arguments and return JSON. `serialize` prepares an argument. */

export interface Target {
  role: keyof typeof selectors;
  name: string | RegExp;
  group?: RegExp;
}

const selectors = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  group: 'fieldset, [role=group], [role=radiogroup]',
  heading: 'h1',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], textarea',
};

export interface FoundElement {
  /** Its centre, in window coordinates. */
  x: number;
  y: number;
  text: string;
  isFocused: boolean;
  isChecked: boolean;
  value: string;
  isCutOff: boolean;
}

const patternOf = ({ source, flags }: RegExp) => [source, flags] as const;

export const serialize = ({ role, name, group }: Target) => ({
  selector: selectors[role],
  name: typeof name === 'string' ? name : undefined,
  pattern: typeof name === 'string' ? undefined : patternOf(name),
  group: group && patternOf(group),
  groups: selectors.group,
});

export function findElement(target: ReturnType<typeof serialize>): FoundElement | null {
  const normalized = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (element: HTMLElement | null | undefined) => normalized(element?.innerText);
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return (
      normalized(ids.map((id) => textOf(document.getElementById(id))).join(' ')) ||
      normalized(element.getAttribute('aria-label')) ||
      normalized(labels.map(textOf).join(' ')) ||
      textOf(element.querySelector('legend')) ||
      textOf(element)
    );
  };
  const all = (selector: string, root: ParentNode | undefined) =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility());
  const { selector, name, pattern, group, groups } = target;
  const root = group
    ? all(groups, document).find((element) => new RegExp(...group).test(nameOf(element)))
    : document;
  const found = all(selector, root).find((element) =>
    pattern ? new RegExp(...pattern).test(nameOf(element)) : nameOf(element) === name,
  );
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    text: textOf(found),
    isFocused: document.activeElement === found,
    isChecked: (found as HTMLInputElement).checked,
    value: (found as HTMLInputElement).value,
    isCutOff: found.scrollHeight > found.clientHeight || found.scrollWidth > found.clientWidth,
  };
}

/** The widths of the window, of its viewport without scrollbar, and of the content. */
export function widths(): { window: number; viewport: number; content: number } {
  const { clientWidth: viewport, scrollWidth: content } = document.documentElement;
  return { window: innerWidth, viewport, content };
}

export const pageText = (): string => document.body.innerText;

/** Returns the page errors since the last call: see `page-errors.ts`. */
export function takePageErrors(): string[] {
  return (globalThis as { pageErrors?: string[] }).pageErrors?.splice(0) ?? ['page-errors.js did not run'];
}
