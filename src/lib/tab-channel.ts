interface Envelope<Message> {
  from: string;
  message?: Message;
}

/** Undefined where the browser lacks or refuses BroadcastChannel: then tabs do not communicate. */
function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Identifies this tab: two channels in one tab receive each other's messages. */
const tabId = crypto.randomUUID();

/**
 * Sends messages to the other tabs on this device. The sender may run another release, so listeners must validate
 * each message.
 */
export function createTabChannel<Message>(name: string) {
  return {
    tell(message: Message): void {
      const channel = open(name);
      if (!channel) return;
      const post: (envelope: Envelope<Message>) => void = channel.postMessage.bind(channel);
      post({ from: tabId, message });
      channel.close();
    },
    /** @returns an unsubscribe function */
    listen(listener: (message: Message) => void): () => void {
      const channel = open(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Envelope<Message>> | null>) => {
        if (data?.message !== undefined && data.from !== tabId) listener(data.message);
      });
      return () => channel?.close();
    },
  };
}
