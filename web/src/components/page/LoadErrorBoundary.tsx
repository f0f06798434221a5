import { Component, type ReactNode } from 'react';

interface LoadErrorBoundaryProps {
  /** Another value tries the children again, e.g. the query they read. */
  resetKey: unknown;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface LoadErrorBoundaryState {
  failure: { error: unknown; resetKey: unknown } | null;
}

/** Shows another content while what the children read has failed. */
export class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, LoadErrorBoundaryState> {
  override state: LoadErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): LoadErrorBoundaryState {
    return { failure: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps(
    { resetKey }: LoadErrorBoundaryProps,
    { failure }: LoadErrorBoundaryState,
  ): LoadErrorBoundaryState | null {
    if (failure === null) return null;
    // The first pass after a failure notes what had failed; another key later starts anew.
    if (failure.resetKey === undefined) return { failure: { ...failure, resetKey } };
    return failure.resetKey === resetKey ? null : { failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderError(failure.error);
  }
}
