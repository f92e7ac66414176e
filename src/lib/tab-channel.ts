interface Envelope<Message> {
  from: string;
  message?: Message;
}

/** Returns undefined if the browser lacks or refuses BroadcastChannel: tabs then do not communicate. */
function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Identifies messages of this tab, which its own listeners also receive, and ignore. */
const tabId = crypto.randomUUID();

/** Sends messages to other tabs. Listeners must validate messages, because the sender may have another release. */
export function createTabChannel<Message>(name: string) {
  return {
    send(message: Message): void {
      const channel = open(name);
      if (!channel) return;
      const post: (envelope: Envelope<Message>) => void = channel.postMessage.bind(channel);
      post({ from: tabId, message });
      channel.close();
    },
    listen(listener: (message: Message) => void): () => void {
      const channel = open(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Envelope<Message>> | null>) => {
        if (data?.message !== undefined && data.from !== tabId) listener(data.message);
      });
      return () => channel?.close();
    },
  };
}
