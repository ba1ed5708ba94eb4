import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Bundle } from '../i18n/features.ts';
import { PartFailed } from '../layout/PartFailed.tsx';
import { isChunkFailure, loadChunk } from './load-chunk.ts';

/** A component in a chunk of its own, loaded with its texts when it is first shown; nothing stands there until then. */
export function lazyPart<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  bundles: readonly Bundle[] = [],
): (props: P) => ReactNode {
  return lazyIn('page', chunk, load, bundles);
}

/**
 * Where the chunk does not come, the part says so in its place, or over the page where it would have stood there, and can be
 * tried again; the page around it stays as it is.
 */
export function lazyIn<P extends object>(
  place: 'page' | 'dialog',
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  bundles: readonly Bundle[],
): (props: P) => ReactNode {
  // What failed once stays failed: another attempt is another component.
  const attempt = () => lazy(async () => ({ default: await loadChunk(chunk, load, bundles) }));
  let shared = attempt();
  return function LazyPart(props) {
    const [{ Part, failed }, setPart] = useState({ Part: shared, failed: false });
    const isTakenOver = useSyncExternalStore(neverChanges, inBrowser, inFirstScreen);
    const retry = () => {
      shared = attempt();
      setPart({ Part: shared, failed: false });
    };
    const fail = () => {
      shared = attempt();
      setPart({ Part, failed: true });
    };
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    if (failed)
      return <PartFailed place={place} onRetry={retry} {...(close ? { onClose: () => void close() } : {})} />;
    // A first screen that the server makes has the page's own code alone.
    if (!isTakenOver) return null;
    return (
      <Catch onFailed={fail}>
        <Suspense fallback={null}>
          <Part {...(props as P & React.JSX.IntrinsicAttributes)} />
        </Suspense>
      </Catch>
    );
  };
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const inFirstScreen = () => false;

interface CatchProps {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Catches that a chunk did not come; whatever else is thrown is somebody else's. */
class Catch extends Component<CatchProps, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override componentDidCatch(thrown: unknown) {
    if (isChunkFailure(thrown)) this.props.onFailed();
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    if (isChunkFailure(thrown)) return null;
    throw thrown;
  }
}
