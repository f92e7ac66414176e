const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the key for commands on the user's keyboard. */
export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl');

/** Whether the key for commands is pressed, and no other modifier. */
export const isCommand = ({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
