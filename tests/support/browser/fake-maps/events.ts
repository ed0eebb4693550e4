export type Listener = (...values: unknown[]) => void;
export type Events = ReturnType<typeof makeEvents>;

/** Runs in the page: `google.maps.event`, and what has listeners. */
export function makeEvents() {
  const listeners = new WeakMap<object, Map<string, Set<Listener>>>();
  const event = {
    addListener(target: object, name: string, listener: Listener) {
      const all = listeners.get(target) ?? new Map<string, Set<Listener>>();
      listeners.set(target, all);
      const named = all.get(name) ?? new Set<Listener>();
      all.set(name, named.add(listener));
      return { remove: () => void named.delete(listener) };
    },
    addListenerOnce(target: object, name: string, listener: Listener) {
      const handle = event.addListener(target, name, (...values) => {
        handle.remove();
        listener(...values);
      });
      return handle;
    },
    removeListener: (handle: { remove: () => void } | null) => handle?.remove(),
    clearInstanceListeners: (target: object) => void listeners.delete(target),
    trigger(target: object, name: string, ...values: unknown[]) {
      for (const listener of [...(listeners.get(target)?.get(name) ?? [])]) listener(...values);
    },
  };
  class MVCObject {
    addListener(name: string, listener: Listener) {
      return event.addListener(this, name, listener);
    }
  }

  return { event, MVCObject };
}
