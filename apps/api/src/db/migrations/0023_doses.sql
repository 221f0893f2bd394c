CREATE TABLE "doses" (
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"recipe_line_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"nth" integer NOT NULL,
	"share" real NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doses_recipe_line_id_day_time_nth_pk" PRIMARY KEY("recipe_line_id","day","time","nth")
);
--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD COLUMN "stated_units" real;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD COLUMN "stated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_recipe_line_id_recipe_lines_id_fk" FOREIGN KEY ("recipe_line_id") REFERENCES "public"."recipe_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doses_patient" ON "doses" USING btree ("patient_id","day" DESC NULLS FIRST);