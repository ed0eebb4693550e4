import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** "Unexpected Application Error!" */
  title: string;
}
interface State {
  error?: unknown;
}

/** Surrounds every island. When an island throws, a message replaces it, and the rest of the page keeps working. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? 'unknown' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('An island failed.', error, componentStack);
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    const { status, message } = describeError(this.state.error);
    return (
      <div role="alert" className="island-boundary">
        <h2>{this.props.title}</h2>
        <p>{status === undefined ? message : `${status} ${message}`}</p>
      </div>
    );
  }
}

/** A `Response`, or an error with the status of one, gives status and text; any other error gives its message. */
function describeError(error: unknown): { status?: number; message: string } {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { status, statusText, message } = error as { status?: unknown; statusText?: unknown; message?: unknown };
  const text = [message, statusText].find((value) => typeof value === 'string' && value !== '');
  return {
    status: typeof status === 'number' ? status : undefined,
    message: typeof text === 'string' ? text : 'An unknown error occurred',
  };
}
