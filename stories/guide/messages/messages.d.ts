/** Collected when Storybook starts (.storybook/messages.ts). */
declare module 'virtual:messages' {
  export const messages: readonly {
    kind: 'validation' | 'dialog' | 'toast' | 'alert' | 'empty';
    text: string;
    file: string;
    stories: readonly { file: string; name: string }[];
  }[];
}
