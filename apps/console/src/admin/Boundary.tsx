import { Component, type ReactNode } from 'react'
import { CrashedPage } from './CrashedPage.tsx'

/** Keeps header and menu when a page breaks; give it the path as `key`. */
export class Boundary extends Component<{ children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <CrashedPage resetErrorBoundary={() => this.setState({ failed: false })} />
  }
}
