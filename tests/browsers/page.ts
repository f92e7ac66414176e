/**
 * What runs in the page: each function sees nothing but its arguments, and gives what JSON can carry.
 */

export interface Target {
  role: keyof typeof selectors;
  /** A whole name, or a part of one. */
  name: string | RegExp;
  /** The name of the group that it is in. */
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

/** An element as it is now. */
export interface Seen {
  /** Its middle, in the window. */
  x: number;
  y: number;
  text: string;
  isFocused: boolean;
  isChecked: boolean;
  /** What is written in a field. */
  value: string;
  /** It has more in it than it shows. */
  isCutOff: boolean;
}

const patternOf = ({ source, flags }: RegExp) => [source, flags] as const;

/** A target as a page can be told it. */
export const described = ({ role, name, group }: Target) => ({
  selector: selectors[role],
  name: typeof name === 'string' ? name : undefined,
  pattern: typeof name === 'string' ? undefined : patternOf(name),
  group: group && patternOf(group),
  groups: selectors.group,
});

/** The first visible element with this role and name. */
export function lookFor(target: ReturnType<typeof described>): Seen | null {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (element: HTMLElement | null | undefined) => words(element?.innerText);
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return (
      words(ids.map((id) => textOf(document.getElementById(id))).join(' ')) ||
      words(element.getAttribute('aria-label')) ||
      words(labels.map(textOf).join(' ')) ||
      textOf(element.querySelector('legend')) ||
      textOf(element)
    );
  };
  const all = (selector: string, root: ParentNode | undefined) =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility());
  const { selector, name, pattern, group, groups } = target;
  const root = group ? all(groups, document).find((one) => new RegExp(...group).test(nameOf(one))) : document;
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

/** How wide the window is, the room beside its scrollbar, and what has to fit into it. */
export function widths(): { window: number; room: number; content: number } {
  const { clientWidth: room, scrollWidth: content } = document.documentElement;
  return { window: innerWidth, room, content };
}

/** What the page says. */
export const wholeText = (): string => document.body.innerText;

/** What the page has complained about since the last call: see `complaints.ts`. */
export function takeComplaints(): string[] {
  return (globalThis as { complaints?: string[] }).complaints?.splice(0) ?? [];
}
