interface Envelope<Message> {
  from: string;
  /** Undefined from a tab of an older release. */
  message?: Message;
}

/** Undefined where the browser has none, or refuses it together with its storage: then the tabs do not hear each other. */
function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Two channels of one tab hear each other, too. */
const ownName = crypto.randomUUID();

/**
 * Messages from one tab of the application to all others on the same device. Whoever listens gets what the other tab has
 * sent, which may be of another release: it has to be looked at before it is used.
 */
export function createTabChannel<Message>(name: string) {
  return {
    tell(message: Message): void {
      const channel = open(name);
      if (!channel) return;
      const post: (envelope: Envelope<Message>) => void = channel.postMessage.bind(channel);
      post({ from: ownName, message });
      channel.close();
    },
    /** @returns an unsubscribe function */
    listen(listener: (message: Message) => void): () => void {
      const channel = open(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Envelope<Message>> | null>) => {
        if (data?.message !== undefined && data.from !== ownName) listener(data.message);
      });
      return () => channel?.close();
    },
  };
}
