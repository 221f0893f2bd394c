CREATE TABLE "legal_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"version" date,
	"body_en" text NOT NULL,
	"body_ja" text NOT NULL,
	"changes_en" text NOT NULL,
	"changes_ja" text NOT NULL,
	"asks_acceptance" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_draft" ON "legal_texts" USING btree ("document") WHERE "legal_texts"."version" is null;