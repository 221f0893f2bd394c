import { Component, type ReactNode } from 'react'
import { CrashedPage } from './CrashedPage.tsx'

/** Keeps header and menu when a page breaks; give it the path as `key`. */
export class Boundary extends Component<{ children?: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Nothing was thrown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <CrashedPage error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />
    )
  }
}
